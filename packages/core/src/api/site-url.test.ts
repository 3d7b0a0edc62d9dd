import { expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { siteUrl } from './site-url.ts';

test.each([
  ['', '/api/list', '/api/list'],
  ['', 'api/list', '/api/list'],
  ['https://www.example.nz', '/api/list', 'https://www.example.nz/api/list'],
  ['https://www.example.nz/', 'api/list', 'https://www.example.nz/api/list'],
  ['https://www.example.nz/home//', '//api.example.nz/list', '//api.example.nz/list'],
  ['/home/', '/api/list', '/home/api/list'],
  ['https://www.example.nz', 'https://api.example.nz/list?all=1', 'https://api.example.nz/list?all=1'],
  ['https://www.example.nz', 'HTTP://127.0.0.1:4400/list', 'HTTP://127.0.0.1:4400/list'],
])('on siteBase %j the address %j is %s (row 5)', (siteBase, address, url) => {
  expect(siteUrl(readConfig({ json: { siteBase } }).config, address)).toBe(url);
});
