import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Whether the working tree has something under these paths that the commit before the last had not. Where git cannot tell, it has. */
export function hasChanged(paths: readonly string[]): boolean {
  return git('diff', '--quiet', 'HEAD~1', '--', ...paths).status !== 0 || git('ls-files', '--others', '--exclude-standard', '--', ...paths).stdout !== '';
}

function git(...parameters: string[]) {
  return spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
}
