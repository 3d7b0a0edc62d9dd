import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { serveOnLoopback, type LoopbackServer } from './serve-on-loopback.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, 'storybook-static');

export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export function buildStorybook(): void {
  execFileSync('npm', ['run', 'storybook:build'], { cwd: root, stdio: 'inherit' });
}

/** The entries of the built Storybook, or `undefined` if it has not been built. */
export function readStorybookIndex(): IndexEntry[] | undefined {
  const file = join(built, 'index.json');
  if (!existsSync(file)) return undefined;
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** `folder` starts and ends with a slash. */
export function serveStorybook(folder: string): Promise<LoopbackServer> {
  return serveOnLoopback(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(built, normalize(pathname.slice(folder.length) || 'index.html'));
    if (!pathname.startsWith(folder) || !existsSync(path) || statSync(path).isDirectory())
      return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
      .end(readFileSync(path));
  });
}
