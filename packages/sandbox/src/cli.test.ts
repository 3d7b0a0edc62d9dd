import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-cli-'));
const db = join(folder, 'deep/er/data.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** Runs the source directly: Node strips the types. */
function run(...flags: string[]): { child: ChildProcess; output: Promise<string>; exit: Promise<number> } {
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = new Promise<string>((resolve) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += String(chunk);
      if (text.endsWith('\n')) resolve(text);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { child, output, exit: once(child, 'exit').then(([code]) => Number(code)) };
}

describe('the command', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'starts, prints its address, and stops cleanly on %s',
    async (signal) => {
      const { child, output, exit } = run('--port', '0', '--db', db);
      const [, url] = /^Ready: (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(await output) ?? [];
      expect(await (await fetch(`${url}__sandbox/health`)).json()).toEqual({ ok: true });
      child.kill(signal);
      expect(await exit).toBe(0);
    },
  );
  it('exits with one sentence if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output, exit } = run('--port', String(port), '--db', db);
    expect(await output).toBe(
      `Port ${port} is already in use: stop what runs there, or choose another with --port.\n`,
    );
    expect(await exit).toBe(1);
    other.close();
  });
  it('exits with one sentence if the port is invalid', async () => {
    const { output, exit } = run('--port', 'many');
    expect(await output).toMatch(/^--port: expected a number from 0 to 65535, got "many"\./);
    expect(await exit).toBe(1);
  });
});
