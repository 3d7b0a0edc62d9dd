import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A display with a screen reader, seen and heard by nobody. */
export interface Desktop {
  /** For programs that are to run on it. */
  readonly env: NodeJS.ProcessEnv;
  /** Presses a key, or types a text. */
  press(key: string): void;
  type(text: string): void;
  /** What Orca has said so far, one utterance per line. */
  said(): string[];
  stop(): void;
}

/** Debian's packages for the programs that a desktop needs. */
const packages: Readonly<Record<string, string>> = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  'firefox-esr': 'firefox-esr',
};

/**
 * Starts a display, a message bus and Orca.
 * @throws {Error} naming the packages to install if a program is missing
 */
export async function startDesktop(): Promise<Desktop> {
  requirePrograms();
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  const runtime = join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  customise(home);
  const children: ChildProcess[] = [];
  const start = (program: string, parameters: readonly string[], more: { env?: NodeJS.ProcessEnv } = {}) => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const child = spawn(program, parameters, { stdio, ...more });
    children.push(child);
    return child;
  };
  const stop = () => {
    for (const child of children.reverse()) child.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);

  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const display = `:${await firstLine(screen)}`;
  const own = { ...process.env, HOME: home, XDG_RUNTIME_DIR: runtime, DISPLAY: display, LANG: 'C.UTF-8' };
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], { env: own });
  const env = { ...own, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus), GNOME_ACCESSIBILITY: '1' };
  start('orca', ['--replace', `--debug-file=${log}`], { env });
  const xdotool = (...parameters: string[]) => execFileSync('xdotool', parameters, { env });
  return {
    env,
    press: (key) => xdotool('key', key),
    type: (text) => xdotool('type', '--delay', '60', text),
    said: () => readSpeech(log),
    stop,
  };
}

/** Orca runs this file when it starts. Its log is otherwise written in blocks, long after it has spoken. */
function customise(home: string): void {
  const folder = join(home, '.local/share/orca');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'orca-customizations.py'),
    'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n',
  );
}

function requirePrograms(): void {
  const missing = Object.keys(packages).filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const names = missing.map((program) => packages[program]).join(' ');
  throw new Error(`Not found: ${missing.join(', ')}. On Debian: apt-get install at-spi2-core ${names}`);
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout?.once('data', (data: Buffer) => resolve(String(data).trim()));
  });
}

/** Orca writes what it says into its log, with a speech synthesiser or without. Keys that it echoes end in a space. */
function readSpeech(log: string): string[] {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return [...text.matchAll(/SPEECH OUTPUT: '([^\n]*?)'(?:\s*\{|$)/gm)]
    .map(([, phrase = '']) => phrase)
    .filter((phrase) => phrase.trim() !== '' && !/^[\w ]+ $/.test(phrase));
}
