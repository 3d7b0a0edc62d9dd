import { execFileSync } from 'node:child_process';
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
