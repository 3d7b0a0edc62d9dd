import { configure } from '@adviser-widgets/core';
import { afterEach, describe, expect, test } from 'vitest';
import { searchAddress } from './search-address.ts';

afterEach(() => void configure({}));

describe('the URL of results', () => {
  test.each([
    ['mortgages', '/search/mortgages'],
    ['first home buyers', '/search/first%20home%20buyers'],
    ['Whangārei', '/search/Whang%C4%81rei'],
    ["O'Neill", "/search/O'Neill"],
    ['in-house', '/search/in-house'],
    ['..', '/search?q=..'],
    ['...', '/search?q=...'],
    ['a/b', '/search?q=a%2Fb'],
    ['a\\b', '/search?q=a%5Cb'],
    ['../../etc', '/search?q=..%2F..%2Fetc'],
    ['100%', '/search?q=100%25'],
    ['%2e%2e', '/search?q=%252e%252e'],
    ['a&b=c#d?e', '/search?q=a%26b%3Dc%23d%3Fe'],
    ['<script>', '/search?q=%3Cscript%3E'],
    ['\ud83d half', '/search?q=%EF%BF%BD+half'],
    ['a:b*c', '/search?q=a%3Ab*c'],
    ['a.', '/search?q=a.'],
  ])('for %j: %s', (words, expected) => {
    expect(searchAddress(words)).toBe(expected);
  });

  test('for 10,000 characters: a query that any server accepts', () => {
    const address = searchAddress('ā'.repeat(10_000));
    expect(address).toMatch(/^\/search\?q=/);
    expect(address.length).toBeLessThan(4_000);
  });

  test('has no half of an emoji at its end', () => {
    expect(searchAddress(`${'/'.repeat(499)}😀`)).toBe(`/search?q=${'%2F'.repeat(499)}`);
  });

  test.each([
    ['https://example.nz/search', 'https://example.nz/search/ab'],
    ['/en/search/', '/en/search/ab'],
  ])('on a site that searches at %s: %s', (searchUrl, expected) => {
    configure({ json: { searchUrl } });
    expect(searchAddress('ab')).toBe(expected);
  });
});
