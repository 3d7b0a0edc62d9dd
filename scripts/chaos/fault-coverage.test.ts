import { createRandom } from '@adviser-widgets/testing/random';
import { expect, test } from 'vitest';
import { playsCaptcha, playsEnd, playsFault } from './fault-coverage.ts';
import type { Trouble } from './trouble.ts';
import { chances } from './troubles.ts';

const random = createRandom(1);
const troubles: readonly Trouble[] = chances.flatMap(({ name, draw }) =>
  Array.from({ length: 40 }, () => ({ name, ...draw(random) })),
);

test.each(Object.entries(playsFault))('a fault\'s "%s" is played', (_, plays) => {
  expect(troubles.some(plays)).toBe(true);
});

test.each(Object.entries(playsCaptcha))('the captcha\'s "%s" is played', (_, plays) => {
  expect(troubles.some(plays)).toBe(true);
});

const ofTheApi = troubles.filter(({ at = 'lead' }) => at === 'lead');

test.each(Object.entries(playsEnd))(
  'a call that ends with "%s" is played with and without storing its lead',
  (_, plays) => {
    const played = ofTheApi.filter(plays);
    expect(played.some(({ fault }) => fault?.commit === true)).toBe(true);
    expect(played.some(({ fault }) => fault?.commit !== true && fault?.preflight !== true)).toBe(true);
  },
);

test.each(['refusal', 'server error'] as const)('a %s is played with and without Retry-After', (end) => {
  const asked = ofTheApi
    .filter(playsEnd[end])
    .map(({ fault }) => fault?.headers?.['Retry-After'] !== undefined);
  expect(new Set(asked)).toEqual(new Set([true, false]));
});

test('no answer is a complete 2xx of an API for a lead that was not stored, which no form could detect', () => {
  const lies = ofTheApi.filter(
    ({ fault }) =>
      fault &&
      !fault.commit &&
      !playsEnd['a page after 2xx']({ name: '', fault }) &&
      !fault.truncate &&
      !fault.reset &&
      (fault.status ?? (fault.body === undefined ? 500 : 200)) < 300,
  );
  expect(lies.map(({ name }) => name)).toEqual([]);
});

test('whatever can leave a lead stored behind an error says so', () => {
  const silent = ofTheApi.filter(({ fault, mayStore }) => fault?.commit === true && mayStore !== true);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('navigator.onLine is played wrong in both directions', () => {
  const lies = troubles.filter(({ saysOnLine }) => saysOnLine !== undefined);
  expect(lies.some(({ saysOnLine, offline }) => saysOnLine === false && offline === undefined)).toBe(true);
  expect(lies.some(({ saysOnLine, offline }) => saysOnLine === true && offline !== undefined)).toBe(true);
});

test.each(['captcha script', 'token', 'delivery code', 'lead'] as const)(
  'the %s is played hanging',
  (place) => {
    expect(
      troubles.some(
        ({ jumps, at = 'lead' }) =>
          at === place && jumps?.some((jump) => jump.at === place && jump.ms > 25_000) === true,
      ),
    ).toBe(true);
  },
);
