// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { learn, visitorIp } from './tracking-info.ts';
import { setVisitorIp } from './visitor-ip.ts';

afterEach(() => learn({ ipAddress: '' }));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7\n', '203.0.113.7'],
  ['0.0.0.0', '0.0.0.0'],
  ['255.255.255.255', '255.255.255.255'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:0DB8:0000:0000:0000:0000:0000:0001'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['256.0.0.1', ''],
  ['203.0.113', ''],
  ['203.0.113.7.1', ''],
  ['3405803783', ''],
  ['0xcb.0.113.7', ''],
  ['2001:db8', ''],
  ['1::2::3', ''],
  ['fe80::1%eth0', ''],
  ['[::1]', ''],
  ['::1]/x', ''],
  ['localhost', ''],
  ['<script>', ''],
  ['', ''],
])('%j is read as %j', (given, expected) => {
  expect(setVisitorIp(given)).toBe(expected !== '');
  expect(visitorIp()).toBe(expected);
});

test('an invalid address keeps the previous one', () => {
  setVisitorIp('203.0.113.7');
  setVisitorIp('unknown');
  expect(visitorIp()).toBe('203.0.113.7');
});
