import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

/**
 * Copies the sources, with links to the installed packages, as a workspace of its own: to build another version.
 *
 * @returns the folder of the copy, which is temporary
 */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'aw-version-'));
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      'packages',
      'scripts',
      '*.json',
      '*.yaml',
      'LICENSE',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const modules = ['', ...foldersIn('packages'), ...foldersIn('scripts')].map((folder) =>
    join(folder, 'node_modules'),
  );
  for (const folder of modules) linkModules(folder, copy);
  return copy;
}

function foldersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}

/** Links each package, except that links to the workspace stay relative. */
function linkModules(folder: string, copy: string): void {
  const names = readNames(folder);
  const scopes = names.filter((name) => name.startsWith('@adviser-widgets'));
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of names.filter((each) => !scopes.includes(each)))
    symlinkSync(join(root, folder, name), join(copy, folder, name));
  for (const scope of scopes)
    cpSync(join(root, folder, scope), join(copy, folder, scope), { recursive: true, verbatimSymlinks: true });
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(join(root, folder)).filter((name) => name !== '.cache');
  } catch {
    return []; // a folder without dependencies
  }
}
