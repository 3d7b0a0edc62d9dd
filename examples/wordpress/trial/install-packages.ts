import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs what is missing of some packages with apt. Needs root for that alone.
 *
 * @param packages each with a file that tells it is installed, or none: dpkg knows then
 * @returns the installed ones
 */
export function installPackages(packages: Readonly<Record<string, string>>): string[] {
  const missing = Object.keys(packages).filter((name) => !isInstalled(name, packages[name] ?? ''));
  if (missing.length === 0) return [];
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error(
      `Missing: ${missing.join(', ')}. The trial takes them from Debian, so it needs a machine with apt-get.`,
    );
  if (process.getuid?.() !== 0)
    throw new Error(
      `Missing: ${missing.join(', ')}. Run once as root, or: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
  return missing;
}

function isInstalled(name: string, file: string): boolean {
  if (existsSync(file)) return true;
  try {
    return run('dpkg-query', ['-W', '-f', '${Status}', name]).includes('ok installed');
  } catch {
    return false; // a name that dpkg has never heard of
  }
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
