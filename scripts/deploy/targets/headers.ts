import { extname } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

export function contentType(path: string): string {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}

/** Whether a file is named after its content. */
export function isAsset(path: string): boolean {
  return /^[^/]+\/(light\/)?assets\//.test(path);
}

/** Assets and exact versions never change; a channel's other files may at any time. */
export function cacheControl(path: string): string {
  const isFixed = /^\d+\.\d+\.\d+/.test(path) || isAsset(path);
  return isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}
