import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { serveOnLoopback, type LoopbackServer } from '../serve-on-loopback.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export function serveFolder(folder: string): Promise<LoopbackServer> {
  return serveOnLoopback((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').replace(/[?#].*/, '')));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
}
