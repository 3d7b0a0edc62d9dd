import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { unpackWordPress } from './debian.ts';
import { freePort, until, type Leftovers } from './leftovers.ts';

export interface WordPress {
  readonly url: string;
  readonly version: string;
  /** How long PHP may work on a page, in seconds of the processor. */
  readonly secondsOfPhp: number;
  /** Publishes pages as an editor, contents by slug. */
  publish(pages: Readonly<Record<string, string>>): void;
  /** Runs PHP within WordPress, and gives what it writes. */
  run(code: string): string;
  /** What PHP has written to its log. */
  complaints(): string[];
}

/** A third of what PHP allows unless it is set up otherwise. */
const secondsOfPhp = 10;

/**
 * A WordPress of its own: unpacked, with a database of its own, served on the loopback by PHP.
 *
 * @param origins where the settings of the plugin may point, for people who may not write HTML
 * @param isNewest whether it is the newest, not the one of this machine's Debian
 */
export async function startWordPress(
  leftovers: Leftovers,
  { origins, isNewest }: { readonly origins: string; readonly isNewest: boolean },
): Promise<WordPress> {
  const { folder } = leftovers;
  const wordpress = unpackWordPress(folder, isNewest);
  const socket = await startDatabase(leftovers);
  const url = `http://127.0.0.1:${await freePort()}`;
  const log = join(folder, 'php-errors.log');
  const env = {
    TRIAL_URL: url,
    TRIAL_FOLDER: folder,
    TRIAL_SOCKET: socket,
    TRIAL_ROOT: `${wordpress}/`,
    TRIAL_ORIGINS: origins,
  };
  writeFileSync(join(wordpress, 'wp-config.php'), configuration);
  const php = (args: readonly string[], input = '') =>
    execFileSync('php', ['-d', 'display_errors=stderr', ...args], {
      encoding: 'utf8',
      input,
      env: { ...process.env, ...env },
    });
  const version = php([join(import.meta.dirname, 'setup.php'), wordpress]);
  // More than one at once: the settings page asks the site itself.
  const address = url.replace('http://', '');
  leftovers.start(
    'php',
    [
      'php',
      '-d',
      `max_execution_time=${secondsOfPhp}`,
      '-S',
      address,
      '-t',
      wordpress,
      join(import.meta.dirname, 'router.php'),
    ],
    { env: { ...env, PHP_CLI_SERVER_WORKERS: '4' } },
  );
  await until('WordPress answers', () =>
    fetch(url).then(
      // Read to its end: PHP closes the connection, and Node can't bear that in the middle of an answer.
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    ),
  );
  return {
    url,
    version,
    secondsOfPhp,
    publish: (pages) =>
      void php([join(import.meta.dirname, 'insert-pages.php'), wordpress], JSON.stringify(pages)),
    run: (code) =>
      php(['-r', `$_SERVER['HTTP_HOST'] = '${address}'; require '${wordpress}/wp-load.php'; ${code}`]),
    complaints: () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []),
  };
}

/** A database server on a socket in the folder; nothing of the machine's own one is touched. */
async function startDatabase({ folder, start }: Leftovers): Promise<string> {
  const [data, socket] = [join(folder, 'database'), join(folder, 'database.sock')];
  mkdirSync(data);
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  );
  // Root may only start it as root when it is told so.
  start('database', [
    'mariadbd',
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--user=root',
    `--pid-file=${folder}/database.pid`,
  ]);
  await until('The database answers', () => canConnect(socket));
  execFileSync('php', [
    '-r',
    `(new mysqli(null, 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');`,
  ]);
  return socket;
}

function canConnect(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path, () => connection.end(() => resolve(true)));
    connection.on('error', () => resolve(false));
  });
}

/** Nobody may write any HTML, as on a network of sites: what an editor saves is filtered. A file lets them for a while. */
const configuration = `<?php
defined( 'ABSPATH' ) || define( 'ABSPATH', getenv( 'TRIAL_ROOT' ) );
define( 'WP_CONTENT_DIR', getenv( 'TRIAL_FOLDER' ) . '/wp-content' );
define( 'WP_HOME', getenv( 'TRIAL_URL' ) );
define( 'WP_SITEURL', getenv( 'TRIAL_URL' ) );
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'TRIAL_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'AUTH_KEY', 'trial' );
define( 'DISALLOW_UNFILTERED_HTML', ! file_exists( getenv( 'TRIAL_FOLDER' ) . '/unfiltered' ) );
define( 'ADVISER_WIDGETS_ORIGINS', getenv( 'TRIAL_ORIGINS' ) );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'TRIAL_FOLDER' ) . '/php-errors.log' );
define( 'SCRIPT_DEBUG', false );
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
`;
