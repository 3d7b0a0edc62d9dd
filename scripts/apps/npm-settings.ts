import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { environment } from './run-in-app.ts';

/** What npm is set to, which are more keys than these. */
export interface NpmSettings {
  readonly registry: string;
  readonly cafile?: string | null;
  readonly proxy?: string | null;
  readonly 'https-proxy'?: string | null;
}

export function readNpmSettings(): NpmSettings {
  const options = { encoding: 'utf8', env: environment() } as const;
  return JSON.parse(execFileSync('npm', ['config', 'list', '--json'], options)) as NpmSettings; // npm wrote it
}

/**
 * Copies the user's npm settings and adds our scope. An environment variable for it would not survive a
 * shell.
 *
 * @returns the path of the copy
 */
export function writeNpmSettings(folder: string, registry: string): string {
  const usual = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc');
  const file = join(folder, 'npmrc');
  const own = existsSync(usual) ? readFileSync(usual, 'utf8') : '';
  writeFileSync(file, `${own}\n@adviser-widgets:registry=${registry}\n`);
  return file;
}
