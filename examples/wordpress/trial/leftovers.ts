import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All that a trial starts and writes, to be ended and removed after it. */
export interface Leftovers {
  readonly folder: string;
  /** Starts a process that runs until the end; what it writes goes into a file of the folder. */
  start(
    name: string,
    command: readonly [string, ...string[]],
    options?: { readonly env?: Record<string, string>; readonly cwd?: string },
  ): ChildProcess;
  remove(): Promise<void>;
}

/** @param system what is tried, for the name of the folder */
export function createLeftovers(system: string): Leftovers {
  const folder = mkdtempSync(join(tmpdir(), `adviser-widgets-${system}-`));
  const running: ChildProcess[] = [];
  return {
    folder,
    start(name, [command, ...args], { env = {}, cwd } = {}) {
      const child = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        cwd,
      });
      const log = createWriteStream(join(folder, `${name}.log`));
      child.stdout.pipe(log, { end: false });
      child.stderr.pipe(log, { end: false });
      running.push(child);
      return child;
    },
    async remove() {
      // Taken one by one: a second Ctrl+C comes while the first is at work.
      for (let child = running.pop(); child; child = running.pop()) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a process with what it has started: it leads a group of its own. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}

/** A port of the loopback that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A free port was not to be had.');
  return address.port;
}

/** Asks until something is right. */
export async function until(what: string, isRight: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await isRight()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what}: not within 30 seconds`);
}
