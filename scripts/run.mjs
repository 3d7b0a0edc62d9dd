// Runs on a machine with only Node 20 and npm: fetches the pinned pnpm, installs, then uses Node 24.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { findForeignPackages, readPackageManager } from './verify-pnpm.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
// pnpm writes this file last.
const marker = join(modules, '.modules.yaml');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// Faster than npx, asks no questions and works offline.
const { spec, integrity } = readPackageManager(packageManager);
const pnpmHome = join(root, '.tools', spec);
const pnpm = join(pnpmHome, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
const hasBundledNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
const environment = cleanEnvironment();
const scripts = {
  start: 'start.ts',
  test: 'test.ts',
  release: 'release/main.ts',
  'first-minutes': 'apps/first-minutes/main.ts',
};
const [task, ...rest] = process.argv.slice(2);

if (!scripts[task]) stop('Use `npm start`, `npm test`, `npm run release` or `npm run first-minutes`.');
if (!spec)
  stop(
    'packageManager in package.json needs a version and its hash: pnpm@<version>+sha512.<128 hexadecimal digits>.',
  );
if (!hasBundledNode) requireOwnNode();
if (!existsSync(pnpm)) fetchPnpm();
verifyPnpm(pnpmHome);
if (!isInstalled()) install();
handOver(findNode());

/** Renames a draft folder, so that an interrupted run leaves nothing half done. */
function fetchPnpm() {
  console.log(`Fetching ${spec} …`);
  const draft = `${pnpmHome}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  runNpm(
    draft,
    'install',
    '--prefix',
    '.',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    spec,
  );
  verifyPnpm(draft);
  runNpm(draft, 'rebuild', '--prefix', '.'); // runs its install scripts, now that its hashes are verified
  if (!existsSync(pnpm)) renameSync(draft, pnpmHome);
  rmSync(draft, { recursive: true, force: true });
}

function runNpm(draft, ...args) {
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a .cmd file on Windows; nothing in this line needs quoting.
    shell: process.platform === 'win32',
    env: environment,
  });
  if (status === 0) return;
  rmSync(draft, { recursive: true, force: true });
  stop(`npm could not install ${spec}: check the network and try again.`);
}

/** Verifies the hashes before any of pnpm runs. */
function verifyPnpm(home) {
  const foreign = findForeignPackages(home, integrity);
  if (foreign.length === 0) return;
  rmSync(home, { recursive: true, force: true });
  stop(
    `${foreign.join(' and ')} differs from the hash kept for ${spec}, so it was removed and not run. The registry, a proxy or a cache gave another file; after an update of pnpm, change the hashes in package.json and scripts/verify-pnpm.mjs.`,
  );
}

/** A manifest newer than the last install was edited, or came with another commit. */
function isInstalled() {
  const packages = ['packages', 'examples', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const manifests = ['.', ...packages].map((folder) => join(root, folder, 'package.json'));
  const all = [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests];
  return (
    existsSync(marker) &&
    all.filter(existsSync).every((file) => statSync(file).mtimeMs <= statSync(marker).mtimeMs)
  );
}

function install() {
  console.log('Installing dependencies …');
  const result = spawnSync(
    process.execPath,
    [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: Infinity,
      // Without a terminal, pnpm only replaces an old node_modules if CI is set.
      env: { ...environment, CI: 'true' },
    },
  );
  const now = new Date();
  if (result.status === 0) return utimesSync(marker, now, now);
  console.error(result.stdout);
  stop('The dependencies could not be installed, for the reason above.');
}

function findNode() {
  const bundled = join(modules, `node-linux-${process.arch}`, 'bin', 'node');
  if (hasBundledNode && spawnSync(bundled, ['--version'], { env: environment }).status === 0) return bundled;
  requireOwnNode();
  return process.execPath;
}

function requireOwnNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return;
  stop(
    `Node 24.15 or newer is needed on this machine and this is ${process.version}: install it from https://nodejs.org.`,
  );
}

function handOver(node) {
  const extra = rest[0] === '--' ? rest.slice(1) : rest;
  const child = spawn(node, ['--import', 'tsx', join('scripts', scripts[task]), ...extra], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  endTogether(child);
  child.on('error', (error) => stop(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * In a terminal, Ctrl-C reaches the child directly. A signal to npm only ends npm and the shell between us,
 * so the loss of that shell counts as a signal.
 */
function endTogether(child) {
  let isEnding = false;
  const end = (signal) => {
    if (!isEnding && (signal !== 'SIGINT' || !isatty(0))) child.kill(signal);
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && end('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
}

/** Drops what is set for another Node; keeps where packages come from (registry, proxy, certificates). */
function cleanEnvironment() {
  const kept =
    /^npm_config_(registry|.*proxy|ca|cafile|strict_ssl|cache|userconfig|globalconfig|@.*|\/\/.*)$/i;
  const foreign = /^(npm_.*|NODE_OPTIONS|NODE_ENV|NODE_PATH|INIT_CWD)$/i;
  const own = Object.entries(process.env).filter(([name]) => kept.test(name) || !foreign.test(name));
  const path = own.find(([name]) => name.toUpperCase() === 'PATH') ?? ['PATH', ''];
  const folders = [join(modules, '.bin'), join(pnpmHome, 'node_modules', '.bin'), path[1]];
  return { ...Object.fromEntries(own), [path[0]]: folders.join(delimiter) };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
