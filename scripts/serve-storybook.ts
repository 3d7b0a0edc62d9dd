import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from './serve-folder.ts';
import type { LoopbackServer } from '@adviser-widgets/testing/loopback';

const root = join(import.meta.dirname, '..');
const built = join(root, 'storybook-static');

export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

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

/** `path` starts and ends with a slash. */
export function serveStorybook(path: string): Promise<LoopbackServer> {
  return serveFolder(built, path);
}
