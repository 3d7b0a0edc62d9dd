import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** `problem` is a sentence; `output` is everything the command wrote. */
export interface Ending {
  readonly problem?: string;
  readonly output: string;
}

/** Milliseconds: longer than any step takes on a busy machine; the longest is `browser` of test:all. */
const defaultLimit = 120 * 60_000;
const running = new Set<ChildProcess>();

/** Runs in the repository's root, without standard input; never rejects. */
export async function runCommand(
  command: readonly [string, ...string[]],
  limit = defaultLimit,
): Promise<Ending> {
  const [file, ...parameters] = command;
  const child = spawn(file, parameters, {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(),
    // In its own process group, so that the browsers and servers it starts end with it.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  running.add(child);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => chunks.push(text));
  const problem = await ended(child, limit);
  running.delete(child);
  return { problem, output: chunks.join('') };
}

export function stopCommands(): void {
  for (const child of running) kill(child, 'SIGTERM');
}

function ended(child: ChildProcess, limit: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      kill(child, 'SIGTERM');
      setTimeout(() => kill(child, 'SIGKILL'), 5000).unref();
    }, limit);
    const finish = (problem?: string) => {
      clearTimeout(timer);
      resolve(late ? `it was stopped after ${limit / 1000} seconds` : problem);
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) =>
      finish(code === 0 ? undefined : `it ended with ${signal ?? `code ${code}`}`),
    );
  });
}

function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has already exited.
  }
}

function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  const bin = join(import.meta.dirname, '..', '..', 'node_modules', '.bin');
  return {
    ...env,
    PATH: [bin, env.PATH].join(delimiter),
    CI: '1',
    NO_COLOR: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}
