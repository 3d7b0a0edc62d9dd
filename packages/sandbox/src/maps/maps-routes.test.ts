import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.sandbox.heal());

const setMode = (json: unknown) => test.call('/__sandbox/maps', { method: 'PUT', json });
const ask = async (path: string) => (await test.call(`/stand-ins/maps/${path}`)).json();
const geocode = (address: string, key = 'k') => ask(`geocode?${new URLSearchParams({ key, address })}`);

describe('an address', () => {
  it.each([
    ['Level 3, 1 Example Quay, Wellington 6011', -41.2866],
    ['12 Cameron Street, whangarei 0110', -35.7251],
    ['1 Wellington Street, Auckland 1010', -36.8485],
  ])('%s is found in its town', async (address, lat) => {
    expect(await geocode(address)).toMatchObject({ status: 'OK', location: { lat } });
  });
  it.each(['', 'Nowhere 1', '<b>Atlantis</b>'])('%j is not found', async (address) => {
    expect(await geocode(address)).toEqual({ status: 'ZERO_RESULTS' });
  });
  it('is denied without a key', async () => {
    expect(await geocode('Wellington', '')).toEqual({ status: 'REQUEST_DENIED' });
  });
  it.each([
    ['denied', 'REQUEST_DENIED'],
    ['over-limit', 'OVER_QUERY_LIMIT'],
    ['unknown-error', 'UNKNOWN_ERROR'],
  ])('in mode %s is refused with %s, as often as set', async (mode, status) => {
    await setMode({ mode, times: 1 });
    expect(await geocode('Nelson')).toMatchObject({ status });
    expect(await geocode('Nelson')).toMatchObject({ status: 'OK' });
  });
});

describe('a key', () => {
  it('is accepted, whatever it is', async () => {
    expect(await ask('key?key=k')).toEqual({ isGood: true });
  });
  it('is missing if there is none', async () => {
    expect(await ask('key')).toEqual({ isGood: false });
  });
  it('is refused in mode auth-failure, in which addresses are found', async () => {
    await setMode({ mode: 'auth-failure', times: 1 });
    expect(await geocode('Nelson')).toMatchObject({ status: 'OK' });
    expect(await ask('key?key=k')).toEqual({ isGood: false });
    expect(await ask('key?key=k')).toEqual({ isGood: true });
  });
});

it('in mode block the script fails', async () => {
  await setMode({ mode: 'block', times: 1 });
  await expect(test.call('/stand-ins/maps/api.js')).rejects.toThrow();
  expect(await (await test.call('/stand-ins/maps/api.js')).text()).toContain('importLibrary');
});

it.each([{ mode: 'open' }, {}, { mode: 'pass', times: 0 }])('refuses the setting %j', async (setting) => {
  expect((await setMode(setting)).status).toBe(422);
});
