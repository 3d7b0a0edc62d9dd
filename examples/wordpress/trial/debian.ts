import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../trial/install-packages.ts';

/** What has to be installed, each with a file that tells it is, or none: dpkg knows then. None of them starts a service. */
const installed: Readonly<Record<string, string>> = {
  'php-cli': '/usr/bin/php',
  'php-mysql': '',
  'mariadb-server-core': '/usr/sbin/mariadbd',
  'mariadb-client-core': '/usr/bin/my_print_defaults',
  chromium: '/usr/bin/chromium',
};

/** Installs what is missing of PHP, the database and the browser. Needs root for that alone. */
export function installMissing(): string[] {
  return installPackages(installed);
}

/**
 * Unpacks Debian's WordPress, with its default theme and a classic one, into `folder`. It is not installed: its package
 * would bring a web server along, and start it.
 *
 * @returns the folder of WordPress
 */
export function unpackWordPress(folder: string): string {
  const debs = join(folder, 'debs');
  mkdirSync(debs);
  const recommended = /wordpress-theme-\w+/.exec(run('apt-cache', ['depends', 'wordpress']))?.[0];
  const names = [
    'wordpress',
    'wordpress-theme-twentytwentyone',
    'php-getid3',
    'libjs-cropper',
    'libjs-underscore',
  ];
  const all = [...new Set([...names, ...(recommended ? [recommended] : [])])];
  execFileSync('apt-get', ['download', ...all], { cwd: debs, stdio: ['ignore', 'ignore', 'pipe'] });
  for (const deb of readdirSync(debs)) run('dpkg', ['-x', join(debs, deb), join(folder, 'root')]);
  rmSync(debs, { recursive: true });
  const wordpress = join(folder, 'root/usr/share/wordpress');
  // Of the packages only the themes' own folder is of use: the others lead to the places of an installation.
  cpSync(join(wordpress, 'wp-content'), join(folder, 'wp-content'), { recursive: true });
  mkdirSync(join(folder, 'wp-content/uploads'), { recursive: true });
  return wordpress;
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
