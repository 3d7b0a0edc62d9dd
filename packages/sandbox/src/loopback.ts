import { isIPv4 } from 'node:net';
import type { RequestHandler } from 'express';
import { problem } from './check-fields.ts';

/**
 * Serves requests to a name of this machine and refuses all others (421). A page whose own name leads to 127.0.0.1
 * would be of the same origin as the sandbox and read everything: its requests carry that name in `Host`.
 */
export const refuseForeignHosts: RequestHandler = (request, response, next) => {
  const host = request.headers.host ?? '';
  const [, name] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host) ?? [];
  if (name !== undefined && isLoopbackName(name)) return next();
  response.status(421).json({ errors: [problem('Host', 'a name of this machine', host)] });
};

/** True for an origin of this machine at any port; `null`, that of files and sandboxed frames, is not one. */
export function isLoopbackOrigin(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? {};
  return hostname !== undefined && (protocol === 'http:' || protocol === 'https:') && isLoopbackName(hostname);
}

/** localhost, its sub-domains, 127.0.0.0/8 and [::1]. */
function isLoopbackName(name: string): boolean {
  return /^([\w-]+\.)*localhost$/i.test(name) || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}
