import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-packages.ts';

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

/** The suite into which Debian takes each release of WordPress first. */
const newestSuite = 'sid';

/** What WordPress takes from other packages, and the default theme. It would also have a web server, which PHP is here. */
const needed = /\b(?:libjs|libphp|php-getid3|wordpress-theme)[\w-]*/g;

/**
 * Unpacks a WordPress of Debian's, with its default theme and a classic one, into `folder`. It is not installed: its package
 * would bring a web server along, and start it.
 *
 * @param isNewest whether it is the newest that Debian has, and not the one for this machine
 * @returns the folder of WordPress
 */
export function unpackWordPress(folder: string, isNewest: boolean): string {
  const debs = join(folder, 'debs');
  mkdirSync(debs);
  const apt = isNewest ? listsOf(newestSuite, folder) : [];
  const others = run('apt-cache', [...apt, 'depends', 'wordpress']).match(needed) ?? [];
  download(debs, [...apt, 'wordpress', ...new Set(others)]);
  download(debs, ['wordpress-theme-twentytwentyone']);
  for (const deb of readdirSync(debs)) run('dpkg', ['-x', join(debs, deb), join(folder, 'root')]);
  rmSync(debs, { recursive: true });
  const wordpress = join(folder, 'root/usr/share/wordpress');
  // Of the packages only the themes' own folder is of use: the others lead to the places of an installation.
  cpSync(join(wordpress, 'wp-content'), join(folder, 'wp-content'), { recursive: true });
  mkdirSync(join(folder, 'wp-content/uploads'), { recursive: true });
  return wordpress;
}

/**
 * Fetches the lists of another suite from the mirror of this machine into `folder`. Those of the machine stay as they are.
 *
 * @returns apt's options for them
 */
function listsOf(suite: string, folder: string): string[] {
  const own = join(folder, 'apt');
  mkdirSync(join(own, 'lists/partial'), { recursive: true });
  mkdirSync(join(own, 'cache/archives/partial'), { recursive: true });
  const [mirror = ''] = run('apt-get', [
    'indextargets',
    '--format',
    '$(SITE)',
    'Created-By: Packages',
    'Label: Debian',
  ]).split('\n');
  writeFileSync(
    join(own, 'sources.list'),
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror} ${suite} main\n`,
  );
  const places = {
    'Dir::Etc::SourceList': join(own, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(own, 'lists'),
    'Dir::Cache': join(own, 'cache'),
  };
  const options = Object.entries(places).flatMap(([name, place]) => ['-o', `${name}=${place}`]);
  run('apt-get', [...options, 'update']);
  return options;
}

function download(folder: string, args: readonly string[]): void {
  execFileSync('apt-get', ['download', ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
