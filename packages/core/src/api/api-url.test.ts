import { expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { apiUrl } from './api-url.ts';

const bases = { live: 'https://api.example.nz/', sandbox: 'https://sandbox.example.nz/v1' };

test.each([
  ['', 'acme', 'lead', '/acme/lead'],
  ['/', 'acme', 'lead', '/acme/lead'],
  ['/api-base', 'acme', 'call-centre', '/api-base/acme/call-centre'],
  ['https://api.example.nz', 'acme', 'lead', 'https://api.example.nz/acme/lead'],
  ['https://api.example.nz///', 'acme', 'lead', 'https://api.example.nz/acme/lead'],
  ['https://api.example.nz/v1/', 'a/../b ?', 'lead', 'https://api.example.nz/v1/a%2F..%2Fb%20%3F/lead'],
])('joins base %j, brand %j and path %j to %s (row 3)', (live, brand, path, expected) => {
  const { config } = readConfig({ json: { apiBase: { live }, brand }, hostname: 'www.example.nz' });
  expect(apiUrl(config, path)).toBe(expected);
});

test.each([
  ['www.example.nz', 'https://api.example.nz/acme/lead'],
  ['localhost', 'https://sandbox.example.nz/v1/acme/lead'],
])('on %s the address is %s', (hostname, expected) => {
  const { config } = readConfig({ json: { apiBase: bases, brand: 'acme' }, hostname });
  expect(apiUrl(config, 'lead')).toBe(expected);
});

test('uses the separate base for advisers if given', () => {
  const { config } = readConfig({
    json: { apiBase: bases, mcoApiBase: { live: 'https://mco.example.nz/', sandbox: '' }, brand: 'acme' },
    hostname: 'www.example.nz',
  });
  expect(apiUrl(config, 'adviser-search/0110', config.mcoApiBase)).toBe(
    'https://mco.example.nz/acme/adviser-search/0110',
  );
});
