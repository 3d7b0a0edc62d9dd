import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../cdn/find-widgets.ts';
import { runAlone, unlock } from './lock.ts';
import { folderTarget } from './targets/folder-target.ts';

let folder: string;
const target = () => folderTarget(folder);
const notes = () => readdirSync(join(folder, '.uploads'));
const read = (note: string) => JSON.parse(readFileSync(join(folder, '.uploads', note), 'utf8')) as object;
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aw-lock-'));
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function leave(renewed: string, began = renewed): void {
  mkdirSync(join(folder, '.uploads'));
  writeFileSync(
    join(folder, '.uploads/left.txt'),
    JSON.stringify({ run: 'f81d4fae-7dec', command: 'promote', began, renewed }),
  );
}

function holdClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const nothing = () => Promise.resolve();

test('the note names the run and its times, and no person or machine', async () => {
  await runAlone(target(), 'promote', () => {
    const [note = ''] = notes();
    expect(read(note)).toEqual({
      run: note.replace('.txt', ''),
      command: 'promote',
      began: expect.stringMatching(/^[\d:TZ.-]+$/) as string,
      renewed: expect.stringMatching(/^[\d:TZ.-]+$/) as string,
    });
    return nothing();
  });
  expect(notes()).toEqual([]);
});

test('a run that is alive is named, and not disturbed', async () => {
  leave(minutesAgo(1), '2026-11-27T09:00:00.000Z');
  await expect(runAlone(target(), 'upload', nothing)).rejects.toThrow(
    /is being changed by a run that began at 2026-11-27T09:00:00.000Z \(promote f81d4fae, last sign of life at .*Z\)\. Try again/,
  );
  expect(notes()).toEqual(['left.txt']);
});

describe('a run that has died', () => {
  /** Begins a run that finds one that seems dead, and lets the clock go on after `meanwhile`. */
  async function begin(meanwhile: () => void = () => {}): Promise<string> {
    const run = runAlone(target(), 'upload', () => Promise.resolve(notes().join())).catch(String);
    await vi.waitFor(() => expect(said.join()).toContain('Waiting to see if it is alive'));
    meanwhile();
    await vi.advanceTimersByTimeAsync(30_000);
    return run;
  }

  test('is taken over by the next one, with a sentence', async () => {
    holdClock();
    leave('2026-11-27T09:00:00.000Z');
    expect(await begin()).not.toContain('left.txt');
    expect(said.at(-1)).toBe(
      'Takes over from a run that began at 2026-11-27T09:00:00.000Z (promote f81d4fae, last sign of life at 2026-11-27T09:00:00.000Z): it gives no sign of life.',
    );
  });

  test('is not one whose clock is slow, and that renews its note', async () => {
    holdClock();
    leave(minutesAgo(600));
    const renew = () => {
      rmSync(join(folder, '.uploads'), { recursive: true });
      leave(minutesAgo(599));
    };
    expect(await begin(renew)).toContain('is being changed by a run');
  });

  test('is taken over if its clock was fast', async () => {
    holdClock();
    leave(minutesAgo(-600));
    expect(await begin()).not.toContain('left.txt');
  });

  test.each(['', '2026-11-27T09:00:00.000Z', '[1]'])('is taken over if its note is "%s"', async (note) => {
    holdClock();
    leave('');
    writeFileSync(join(folder, '.uploads/left.txt'), note);
    expect(await begin()).not.toContain('left.txt');
    expect(said.at(-1)).toContain('Takes over from a run of which nothing is known');
  });

  test('is forgotten by unlock at once', async () => {
    leave('2026-11-27T09:00:00.000Z');
    expect(await unlock(target())).toEqual([
      'Forgot a run that began at 2026-11-27T09:00:00.000Z (promote f81d4fae, last sign of life at 2026-11-27T09:00:00.000Z).',
    ]);
    expect(notes()).toEqual([]);
  });
});

describe('a run', () => {
  const file = { path: '1/loader.js', content: Buffer.from('x') };

  test('renews its note', async () => {
    holdClock();
    await runAlone(target(), 'upload', async () => {
      const [note = ''] = notes();
      const before = read(note);
      await vi.advanceTimersByTimeAsync(20_000);
      await vi.waitFor(() => expect(read(note)).not.toEqual(before));
    });
  });

  test('writes nothing more once its note is gone', async () => {
    holdClock();
    const run = runAlone(target(), 'upload', async (held) => {
      await unlock(target());
      vi.setSystemTime(Date.now() + 600_000); // the machine slept
      await held.write(file);
    });
    await expect(run).rejects.toThrow('for itself, and has stopped: another one took it over');
    expect(readdirSync(folder)).toEqual(['.uploads']);
  });

  test('goes on if its machine slept, and nobody took it over', async () => {
    holdClock();
    await runAlone(target(), 'upload', async (held) => {
      vi.setSystemTime(Date.now() + 600_000);
      await held.write(file);
    });
    expect(readdirSync(folder)).toContain('1');
  });

  test('that hangs is no longer renewed, and writes nothing more', async () => {
    holdClock();
    const run = runAlone(target(), 'upload', async (held) => {
      vi.setSystemTime(Date.now() + 2 * 3_600_000);
      await held.write(file);
    });
    await expect(run).rejects.toThrow('it has taken too long');
  });

  /** Starts a run in a process of its own, which waits for ever. */
  async function start() {
    const url = (path: string) => JSON.stringify(pathToFileURL(join(root, 'scripts/deploy', path)).href);
    const code = `
      import { runAlone } from ${url('lock.ts')};
      import { folderTarget } from ${url('targets/folder-target.ts')};
      await runAlone(folderTarget(${JSON.stringify(folder)}), 'promote', () => {
        console.log('holds');
        return new Promise((resolve) => setTimeout(resolve, 1e8));
      });`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
    const holder = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    return holder;
  }

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('that %s ends leaves no lock', async (signal) => {
    const holder = await start();
    expect(notes()).toHaveLength(1);
    holder.kill(signal);
    expect(await once(holder, 'exit')).toEqual([null, signal]);
    expect(notes()).toEqual([]);
  });

  test('that is killed is taken over', async () => {
    const holder = await start();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const left = notes();
    expect(left).toHaveLength(1);
    holdClock();
    vi.setSystemTime(Date.now() + 180_000);
    const next = runAlone(target(), 'upload', () => Promise.resolve(notes()));
    await vi.waitFor(() => expect(said.join()).toContain('Waiting to see if it is alive'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await next).not.toEqual(expect.arrayContaining(left));
  });
});
