import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../cdn/find-widgets.ts';
import { contentType } from '../deploy/targets/headers.ts';
import { serveOnLoopback, type LoopbackServer } from '@adviser-widgets/testing/loopback';

const loader = join(root, 'packages/loader/dist');

/** Serves pages by their path, and the built files. */
export function serveBench(page: (path: string) => string | undefined): Promise<LoopbackServer> {
  const packed = new Map<string, Buffer>();
  return serveOnLoopback((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const html = page(path);
    const file = html === undefined ? fileOf(path) : undefined;
    if (html === undefined && !file) return void response.writeHead(404).end();
    const body = packed.get(path) ?? brotliCompressSync(html ?? readFileSync(file ?? ''));
    packed.set(path, body); // compressed once, so that compression does not affect the measurement
    const type = /\.\w+$/.test(path) ? contentType(path) : 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
}

function fileOf(path: string): string | undefined {
  const file = join(loader, path);
  return existsSync(file) && !path.includes('..') ? file : undefined;
}
