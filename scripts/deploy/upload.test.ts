import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listReleases } from './list.ts';
import { runAlone, unlock } from './lock.ts';
import { folderTarget } from './targets/folder-target.ts';
import { point, upload } from './upload.ts';

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

function build(version: string): void {
  write(`built/${version}/loader.js`, `load("/widgets/${version}/", "core-${version}.js")`);
  write(`built/${version}/assets/core-${version}.js`, `core of ${version}`);
  write(`built/${version}/widgets.json`, JSON.stringify({ version }));
}

const send = (version: string) => upload(target(), built(), { version, base });
const read = (path: string) => readFileSync(join(served(), path), 'utf8');

test('an upload serves the exact version and next', async () => {
  build('1.0.0');
  await send('1.0.0');
  expect(read('1.0.0/loader.js')).toContain('/widgets/1.0.0/');
  expect(read('next/loader.js')).toContain('/widgets/next/');
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
  write('built/1.0.0/loader.js', 'load("/widgets/1.0.0/", "other.js")');
  await expect(send('1.0.0')).rejects.toThrow(
    'served/ has another 1.0.0/loader.js. Pages rely on a release as it is: give your changes a new version.',
  );
  expect(read('1.0.0/loader.js')).toContain('core-1.0.0.js');
});

test('nor one that lacks files of the first', async () => {
  build('1.0.0');
  write('built/1.0.0/assets/later.js', '');
  await send('1.0.0');
  rmSync(join(built(), '1.0.0/assets/later.js'));
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
  await runAlone(target(), async () => {
    await expect(send('1.0.0')).rejects.toThrow(/served\/ is being changed by .* on .* since /);
  });
  await send('1.0.0');
  expect(read('1.0.0/widgets.json')).toContain('1.0.0');
});

test('an interrupted run is forgotten by unlock', async () => {
  build('1.0.0');
  write('served/.uploads/1.txt', 'ana on laptop since yesterday');
  await expect(send('1.0.0')).rejects.toThrow('ana on laptop since yesterday');
  expect(await unlock(target())).toBe(1);
  await expect(send('1.0.0')).resolves.toBeUndefined();
});
