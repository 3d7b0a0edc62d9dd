import { expect, test } from 'vitest';
import { resolveEnvironment } from './environment.ts';

test.each([
  ['localhost', 'sandbox'],
  ['LOCALHOST', 'sandbox'],
  ['demo.localhost', 'sandbox'],
  ['127.0.0.1', 'sandbox'],
  ['127.12.0.254', 'sandbox'],
  ['[::1]', 'sandbox'],
  ['kiosk.local', 'sandbox'],
  ['', 'sandbox'],
  ['www.example.nz', 'live'],
  ['localhost.example.nz', 'live'],
  ['notlocalhost', 'live'],
  ['local', 'live'],
  ['127.0.0.1.example.nz', 'live'],
  ['128.0.0.1', 'live'],
  ['example.local.nz', 'live'],
])('without a flag, the host %j means %s', (hostname, environment) => {
  expect(resolveEnvironment(undefined, hostname)).toBe(environment);
});

test.each([
  ['live', 'localhost', 'live'],
  ['sandbox', 'www.example.nz', 'sandbox'],
] as const)('the flag %s overrides the host %s', (flag, hostname, environment) => {
  expect(resolveEnvironment(flag, hostname)).toBe(environment);
});

test.each(['', 'staging', 'LIVE', 'Sandbox', 'production'])(
  'an unknown flag %j on a public host means live',
  (flag) => {
    expect(resolveEnvironment(flag, 'www.example.nz')).toBe('live');
  },
);

test('an unknown flag on a local host means the sandbox', () => {
  expect(resolveEnvironment('staging', 'localhost')).toBe('sandbox');
});
