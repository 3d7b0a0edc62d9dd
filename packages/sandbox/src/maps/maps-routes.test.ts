import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import type { MapsMode } from './maps-switch.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.sandbox.heal());

const ask = async (path: string) => (await test.call(`/stand-ins/maps/${path}`)).json();
const geocode = (address: string, key = 'k') => ask(`geocode?${new URLSearchParams({ key, address })}`);
const setOnce = (mode: MapsMode) => test.sandbox.maps({ mode, times: 1 });

describe('an address', () => {
  it.each([
    ['Level 3, 1 Example Quay, Wellington 6011', { status: 'OK', location: { lat: -41.2866 } }],
    ['12 Cameron Street, whangarei 0110', { status: 'OK', location: { lat: -35.7251 } }],
    ['1 Wellington Street, Auckland 1010', { status: 'OK', location: { lat: -36.8485 } }], // the last town counts
    ['<b>Atlantis</b>', { status: 'ZERO_RESULTS' }],
    ['', { status: 'ZERO_RESULTS' }],
  ])('%j is answered with %j', async (address, answer) => {
    expect(await geocode(address)).toMatchObject(answer);
  });

  it('is denied without a key', async () => {
    expect(await geocode('Wellington', '')).toEqual({ status: 'REQUEST_DENIED' });
  });

  it.each([
    ['denied', 'REQUEST_DENIED'],
    ['over-limit', 'OVER_QUERY_LIMIT'],
    ['unknown-error', 'UNKNOWN_ERROR'],
  ] as const)('in mode %s is refused with %s, as often as set', async (mode, status) => {
    setOnce(mode);
    expect(await geocode('Nelson')).toEqual({ status });
    expect(await geocode('Nelson')).toMatchObject({ status: 'OK' });
  });
});

it('accepts any key but none, until one is refused in mode auth-failure', async () => {
  expect(await ask('key')).toEqual({ isGood: false });
  setOnce('auth-failure');
  expect(await geocode('Nelson')).toMatchObject({ status: 'OK' });
  expect(await ask('key?key=k')).toEqual({ isGood: false });
  expect(await ask('key?key=k')).toEqual({ isGood: true });
});

it('in mode block the script fails', async () => {
  setOnce('block');
  await expect(test.call('/stand-ins/maps/api.js')).rejects.toThrow();
  expect(await (await test.call('/stand-ins/maps/api.js')).text()).toContain('importLibrary');
});
