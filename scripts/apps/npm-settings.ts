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
 * @returns the environment in which npm finds our packages at `registry`, and all others where it usually does
 */
export function writeNpmSettings(folder: string, registry: string): Readonly<Record<string, string>> {
  const usual = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc');
  const file = join(folder, 'npmrc');
  const own = existsSync(usual) ? readFileSync(usual, 'utf8') : '';
  const token = `${registry.replace('http:', '')}:_authToken=any`; // npm publishes nothing without one
  writeFileSync(file, `${own}\n@adviser-widgets:registry=${registry}\n${token}\n`);
  return {
    npm_config_userconfig: file,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_fetch_timeout: '120000',
    npm_config_loglevel: 'error',
  };
}
