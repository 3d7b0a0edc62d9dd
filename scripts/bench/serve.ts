import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../cdn/find-widgets.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const loader = join(root, 'packages/loader/dist');

export interface BenchServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveBench(page: (path: string) => string | undefined): Promise<BenchServer> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const html = page(path);
    const file = html === undefined ? fileOf(path) : undefined;
    if (html === undefined && !file) return void response.writeHead(404).end();
    const body = packed.get(path) ?? brotliCompressSync(html ?? readFileSync(file ?? ''));
    packed.set(path, body); // compressed once, so that compression does not affect the measurement
    response
      .writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function fileOf(path: string): string | undefined {
  const file = join(loader, path);
  return existsSync(file) && !path.includes('..') ? file : undefined;
}
