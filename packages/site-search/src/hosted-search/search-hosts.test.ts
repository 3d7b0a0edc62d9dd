import { beforeEach, expect, test, vi } from 'vitest';
import { searchHosts } from './search-hosts.ts';

let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockReturnValue();
});

test.each([
  ['search.example.net', 'https', 'search.example.net'],
  ['search.example.net:8443', 'https', 'search.example.net:8443'],
  ['https://search.example.net', 'https', 'search.example.net'],
  ['HTTPS://search.example.net/', 'https', 'search.example.net'],
  ['http://127.0.0.1:4400', 'http', '127.0.0.1:4400'],
  ['http://[::1]:4400', 'http', '[::1]:4400'],
  ['https://www.example.nz/api/search/', 'https', 'www.example.nz/api/search'],
  ['www.example.nz/api/search', 'https', 'www.example.nz/api/search'],
])('the host %s is requested by %s at %s', (entry, protocol, url) => {
  expect(searchHosts([entry, 'other.example.net'])?.[0]).toEqual({ protocol, url, accept: 'read' });
  expect(error).not.toHaveBeenCalled();
});

test.each([
  'ftp://search.example.net',
  'javascript://x',
  'https://',
  '//search.example.net',
  'a b',
  'https://user@search.example.net',
  'a?b',
  'a#b',
])('skips and reports the entry %j', (entry) => {
  expect(searchHosts([entry, 'a.example.net', 'b.example.net'])).toEqual([
    { protocol: 'https', url: 'a.example.net', accept: 'read' },
    { protocol: 'https', url: 'b.example.net', accept: 'read' },
  ]);
  expect(error.mock.calls).toEqual([
    [
      `[adviser-widgets] search.hosts: expected names or http(s) addresses, got ${JSON.stringify(entry)}; leaving it out`,
    ],
  ]);
});

test('uses the vendor’s own hosts without an entry', () => {
  expect(searchHosts([])).toBeUndefined();
});
