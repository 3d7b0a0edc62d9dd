import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from '@adviser-widgets/testing/browsers';

/** The WordPress of this machine's Debian, and the newest one that Debian has. */
export const releases = ['stable', 'newest'] as const;

export type Release = (typeof releases)[number];

/** Installs what is missing, which takes root. None of it starts a service. */
export function installPhpAndDatabase(): void {
  try {
    run('sh', ['-ec', `php -r 'mysqli_init();'; command -v mariadbd my_print_defaults`]);
  } catch (cause) {
    if (process.getuid?.() !== 0)
      throw new Error('Run it once as root, to install PHP and MariaDB.', { cause });
    installWithApt(['php-cli', 'php-mysql', 'mariadb-server-core', 'mariadb-client-core']);
  }
}

/** What WordPress takes from other packages, and the default theme. It would also have a web server, which PHP is here. */
const needed = /\b(?:libjs|libphp|php-getid3|wordpress-theme)[\w-]*/g;

/**
 * Unpacks a WordPress of Debian's, with its default theme and a classic one, into `folder`. It is not installed: its package
 * would bring a web server along, and start it.
 *
 * @returns the folder of WordPress
 */
export function unpackWordPress(folder: string, release: Release): string {
  const debs = join(folder, 'debs');
  mkdirSync(debs);
  const apt = release === 'newest' ? listsOfSid(folder) : [];
  const others = run('apt-cache', [...apt, 'depends', 'wordpress']).match(needed) ?? [];
  run('apt-get', ['download', ...apt, 'wordpress', ...new Set(others)], debs);
  run('apt-get', ['download', 'wordpress-theme-twentytwentyone'], debs);
  for (const deb of readdirSync(debs)) run('dpkg', ['-x', join(debs, deb), join(folder, 'root')]);
  rmSync(debs, { recursive: true });
  return join(folder, 'root/usr/share/wordpress');
}

/**
 * Fetches the lists of the suite that takes each release of WordPress first, from the mirror of this machine, into `folder`.
 * Those of the machine stay as they are.
 *
 * @returns apt's options for them
 */
function listsOfSid(folder: string): string[] {
  const own = join(folder, 'apt');
  mkdirSync(join(own, 'lists/partial'), { recursive: true });
  mkdirSync(join(own, 'cache/archives/partial'), { recursive: true });
  const ofDebian = ['--format', '$(SITE)', 'Created-By: Packages', 'Label: Debian'];
  const [mirror = ''] = run('apt-get', ['indextargets', ...ofDebian]).split('\n');
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(join(own, 'sources.list'), `deb [signed-by=${keys}] ${mirror} sid main\n`);
  const options = [
    `--option=Dir::Etc::SourceList=${own}/sources.list`,
    '--option=Dir::Etc::SourceParts=/dev/null',
    `--option=Dir::State::Lists=${own}/lists`,
    `--option=Dir::Cache=${own}/cache`,
  ];
  run('apt-get', [...options, 'update']);
  return options;
}

function run(command: string, args: readonly string[], cwd?: string): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd });
}
