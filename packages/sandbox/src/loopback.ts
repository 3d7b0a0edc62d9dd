import { isIPv4 } from 'node:net';
import type { RequestHandler } from 'express';
import { problem } from './check-fields.ts';

/** A page whose own domain resolves to 127.0.0.1 shares the sandbox's origin, and could read everything. */
export const refuseForeignHosts: RequestHandler = (request, response, next) => {
  const host = request.headers.host ?? '';
  const [, name] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host) ?? [];
  if (name !== undefined && isLoopbackName(name)) return next();
  response.status(421).json({ errors: [problem('Host', 'a name of this machine', host)] });
};

/** False for `null`, the origin of files and sandboxed frames. */
export function isLoopbackOrigin(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? {};
  return (
    hostname !== undefined && (protocol === 'http:' || protocol === 'https:') && isLoopbackName(hostname)
  );
}

/** localhost, its subdomains, 127.0.0.0/8 and [::1]. */
function isLoopbackName(name: string): boolean {
  return (
    /^([\w-]+\.)*localhost$/i.test(name) || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'))
  );
}
