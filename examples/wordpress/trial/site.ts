import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, startCommand } from '../../../scripts/run-command.ts';
import { unpackWordPress, type Release } from './debian.ts';

/** A WordPress of its own, served on the loopback by PHP. Its folder of plugins has ours, built, as a folder and as a zip. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
  /** The folder `wp-content`. */
  readonly content: string;
  /** Runs PHP within WordPress, and returns what it writes. */
  run(code: string): Promise<string>;
  /** Changes some of the plugin's settings, as its page would. */
  store(settings: object): Promise<void>;
  /** Takes the lines of the plugin out of PHP's log. */
  takeComplaints(): string[];
  stop(): Promise<void>;
}

/** A third of what PHP allows unless it is set up otherwise, in seconds of the processor. */
const secondsForPage = 10;

/** Starts a WordPress in `folder`. Without the right to write HTML, people may point the plugin to `origins` only. */
export async function startSite(folder: string, release: Release, origins: string): Promise<Site> {
  const wordpress = unpackWordPress(folder, release);
  const content = join(wordpress, 'wp-content');
  mkdirSync(join(content, 'uploads'));
  const build = join(import.meta.dirname, '../build.ts');
  await runCommand(import.meta.dirname, ['npx', 'tsx', build, '--out', join(content, 'plugins')]);
  const database = await startDatabase(folder);
  writeFileSync(join(wordpress, 'wp-config.php'), configuration(database.socket, origins));
  const server = await startCommand(wordpress, {
    // More than one at once: the settings page asks the site itself.
    command: `PHP_CLI_SERVER_WORKERS=4 exec php -d max_execution_time=${secondsForPage} -S 127.0.0.1:0`,
    says: /http:\/\/127\.0\.0\.1:\d+/,
  });
  const address = server.said.replace('http://', '');
  const php = (...args: string[]) => runCommand(wordpress, ['php', '-d', 'display_errors=stderr', ...args]);
  await php(join(import.meta.dirname, 'install.php'), address);
  const run = (code: string) =>
    php('-r', `$_SERVER['HTTP_HOST'] = '${address}'; require 'wp-load.php'; ${code}`);
  const log = join(content, 'debug.log');
  return {
    url: server.said,
    content,
    run,
    async store(settings) {
      const json = Buffer.from(JSON.stringify(settings)).toString('base64');
      const merged = `json_decode( base64_decode( '${json}' ), true ) + get_option( 'adviser_widgets', array() )`;
      await run(`update_option( 'adviser_widgets', ${merged} );`);
    },
    takeComplaints() {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
      writeFileSync(log, '');
      return lines.filter((line) => line.includes('adviser-widgets/'));
    },
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}

/** Starts a database server on a socket in the folder; nothing of the machine's own one is touched. */
async function startDatabase(folder: string) {
  const [data, socket] = [join(folder, 'database'), join(folder, 'database.sock')];
  const own = ['--no-defaults', `--datadir=${data}`] as const;
  const withoutPassword = ['--auth-root-authentication-method=normal', '--skip-test-db'];
  await runCommand(folder, ['mariadb-install-db', ...own, ...withoutPassword]);
  const { stop } = await startCommand(folder, {
    // It may write until it has ended, so it takes the place of the shell. Root may only start it as root when told so.
    command: `exec mariadbd ${own.join(' ')} --socket=${socket} --skip-networking --user=root --pid-file=${socket}.pid`,
    says: /ready for connections/,
  });
  const create = 'CREATE DATABASE wordpress CHARACTER SET utf8mb4';
  await runCommand(folder, [
    'php',
    '-r',
    `(new mysqli(null, 'root', '', '', 0, '${socket}'))->query('${create}');`,
  ]);
  return { socket, stop };
}

/** No user may write unfiltered HTML, as on a network of sites: what an editor saves is filtered. */
function configuration(socket: string, origins: string): string {
  return `<?php
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
define( 'WP_SITEURL', WP_HOME );
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DISALLOW_UNFILTERED_HTML', true );
define( 'ADVISER_WIDGETS_ORIGINS', '${origins}' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
`;
}
