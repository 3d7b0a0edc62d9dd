import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { integrityOf, withOtherFiles } from '../cdn/widgets-json.ts';
import { runAlone, unlock } from './lock.ts';
import { folderTarget } from './targets/folder-target.ts';
import type { Target } from './targets/target.ts';
import { readCommand } from './command-line.ts';
import { listReleases, point, promote, upload } from './upload.ts';

let root: string;
const base = '/widgets/';
const built = () => join(root, 'built');
const served = () => join(root, 'served');
const target = () => folderTarget(served());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aw-upload-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function build(version: string, more: Readonly<Record<string, string>> = {}): void {
  const core = `assets/core-${version}.js`;
  const texts = {
    'loader.js': `load("/widgets/${version}/", "core-${version}.js")`,
    'preload/notice.html': `<link href="/widgets/${version}/${core}">`,
    [core]: `core of ${version}`,
    ...more,
  };
  const files = Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)] as const);
  const named = { name: `core-${version}.js`, integrity: integrityOf(Buffer.from(texts[core] ?? '')) };
  const json = withOtherFiles(JSON.stringify({ version, files: [named] }), new Map(files));
  for (const [path, text] of Object.entries({ ...texts, 'widgets.json': json }))
    write(`built/${version}/${path}`, text);
}

const send = (version: string) => upload(target(), built(), { version, base });
const read = (path: string) => readFileSync(join(served(), path), 'utf8');

test('an upload serves the exact version and next', async () => {
  build('1.0.0');
  await send('1.0.0');
  expect(read('1.0.0/loader.js')).toContain('/widgets/1.0.0/');
  expect(read('next/loader.js')).toContain('/widgets/next/');
});

test('a build for another address is refused', async () => {
  build('1.0.0');
  await expect(upload(target(), built(), { version: '1.0.0', base: '/other/' })).rejects.toThrow(
    '1.0.0/loader.js was not built for /other/. Build with AW_BASE=/other/, or name the address with --base.',
  );
});

test('it can be repeated', async () => {
  build('1.0.0');
  await send('1.0.0');
  await send('1.0.0');
  expect(await listReleases(target())).toEqual({ versions: ['1.0.0'], channels: { next: '1.0.0' } });
});

test('a version never gets another content', async () => {
  build('1.0.0');
  await send('1.0.0');
  build('1.0.0', { 'loader.js': 'load("/widgets/1.0.0/", "other.js")' });
  await expect(send('1.0.0')).rejects.toThrow(
    'served/ has another 1.0.0/loader.js. Pages rely on a release as it is: give your changes a new version.',
  );
  expect(read('1.0.0/loader.js')).toContain('core-1.0.0.js');
});

test('nor one that lacks files of the first', async () => {
  build('1.0.0', { 'assets/later.js': '' });
  await send('1.0.0');
  rmSync(join(built(), '1.0.0'), { recursive: true });
  build('1.0.0');
  await expect(send('1.0.0')).rejects.toThrow('has 1.0.0/assets/later.js, which this build has not');
});

test('a channel keeps the files of the versions before', async () => {
  for (const version of ['1.0.0', '1.10.0', '1.9.0']) {
    build(version);
    await send(version);
    await point(target(), '1', { version, base });
  }
  expect(read('1/assets/core-1.0.0.js')).toBe('core of 1.0.0');
  expect(await listReleases(target())).toEqual({
    versions: ['1.10.0', '1.9.0', '1.0.0'],
    channels: { 1: '1.9.0', next: '1.9.0' },
  });
});

test('a version that is not there cannot be served', async () => {
  await expect(point(target(), '1', { version: '1.2.0', base })).rejects.toThrow(
    'has no complete release 1.2.0. "npm run cdn -- list" shows those it has.',
  );
});

test('while one run changes the target, another refuses and says who', async () => {
  build('1.0.0');
  await runAlone(target(), 'upload', async () => {
    await expect(send('1.0.0')).rejects.toThrow(/served\/ is being changed by a run that began at \d{4}-/);
  });
  await send('1.0.0');
  expect(read('1.0.0/widgets.json')).toContain('1.0.0');
});

/** Everything that is served, but for locks. */
async function all(): Promise<Readonly<Record<string, string>>> {
  const paths = (await target().list('')).filter((path) => !path.startsWith('.uploads/'));
  return Object.fromEntries(paths.map((path) => [path, read(path)]));
}

const damages: readonly (readonly [string, () => void, string])[] = [
  [
    'is empty',
    () => write('served/1.1.0/assets/core-1.1.0.js', ''),
    '1.1.0/assets/core-1.1.0.js is not as it was built',
  ],
  ['is changed', () => write('served/1.1.0/loader.js', 'steal()'), '1.1.0/loader.js is not as it was built'],
  [
    'has vanished',
    () => rmSync(join(served(), '1.1.0/preload/notice.html')),
    '1.1.0/preload/notice.html is missing',
  ],
  [
    'is foreign',
    () => write('served/1.1.0/assets/more.js', ''),
    '1.1.0/assets/more.js does not belong to the release',
  ],
  [
    'is of another version',
    () => write('served/1.1.0/widgets.json', read('1.0.0/widgets.json')),
    '1.1.0/widgets.json is of 1.0.0',
  ],
  ['cannot be read', () => write('served/1.1.0/widgets.json', '{'), '1.1.0/widgets.json is damaged'],
];

describe('a release that was damaged after its upload', () => {
  const good = { base, verifyNext: () => Promise.resolve(Buffer.from(read('next/widgets.json'))) };

  test.each(damages)('is neither promoted nor rolled back to if a file %s', async (_, damage, message) => {
    for (const version of ['1.0.0', '1.1.0']) {
      build(version);
      await send(version);
    }
    await point(target(), '1', { version: '1.0.0', base });
    damage();
    const before = await all();
    await expect(promote(target(), good)).rejects.toThrow(message);
    await expect(point(target(), '1', { version: '1.1.0', base })).rejects.toThrow('Nothing was written');
    expect(await all()).toEqual(before);
  });

  test('is not uploaded either', async () => {
    build('1.0.0');
    write('built/1.0.0/loader.js', '');
    await expect(send('1.0.0')).rejects.toThrow('1.0.0/loader.js is not as it was built\nBuild again');
    expect(await all()).toEqual({});
  });

  test('is described in one line for each cause', async () => {
    build('1.0.0', { 'a.svg': 'a', 'b.svg': 'b', 'c.svg': 'c' });
    for (const name of ['a', 'b', 'c']) write(`built/1.0.0/${name}.svg`, '');
    await expect(send('1.0.0')).rejects.toThrow('1.0.0/a.svg is not as it was built (and 2 more)');
  });
});

test('next is not promoted while its public address serves another release', async () => {
  build('1.0.0');
  await send('1.0.0');
  const stale = Buffer.from(read('next/widgets.json'));
  build('1.1.0');
  await send('1.1.0');
  await expect(promote(target(), { base, verifyNext: () => Promise.resolve(stale) })).rejects.toThrow(
    'still serves another release as next than 1.1.0',
  );
  expect(Object.keys(await all()).some((path) => path.startsWith('1/'))).toBe(false);
});

test('what is uploaded while next is verified waits, so that what goes live is what was verified', async () => {
  build('1.0.0');
  await send('1.0.0');
  build('1.1.0');
  const verifyNext = async () => {
    await expect(send('1.1.0')).rejects.toThrow('is being changed by a run');
    return Buffer.from(read('next/widgets.json'));
  };
  expect(await promote(target(), { base, verifyNext })).toBe('1.0.0');
});

/** A target whose connection breaks after so many writes. */
function breakingAfter(count: number): Target {
  let left = count;
  return {
    ...target(),
    write: (file) => (left-- > 0 ? target().write(file) : Promise.reject(new Error('The connection broke'))),
  };
}

test('a promotion may break between any two writes: the loader names only files that are there, and a repetition ends it', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    build(version);
    await send(version);
  }
  await point(target(), '1', { version: '1.0.0', base });
  for (let count = 0; ; count++) {
    const broken = await point(breakingAfter(count), '1', { version: '1.1.0', base }).then(
      () => false,
      () => true,
    );
    const [, named = ''] = /"(core-[^"]+)"/.exec(read('1/loader.js')) ?? [];
    expect(read(`1/assets/${named}`)).toContain('core of');
    if (!broken) break;
    await unlock(target());
  }
  expect(await listReleases(target())).toMatchObject({ channels: { 1: '1.1.0' } });
});

test('the command line shows its usage on request, and where it is not understood', () => {
  expect(readCommand(['--help'])).toEqual({ name: 'help' });
  for (const words of [[], ['uplaod', '--to', 'x']])
    expect(() => readCommand(words)).toThrow(/^Usage: .* --base/s);
});
