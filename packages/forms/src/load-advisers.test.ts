// @vitest-environment jsdom
import { configure } from '@adviser-widgets/core';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAdvisers } from './load-advisers.ts';

afterEach(() => {
  configure({});
});

test("the list comes from where the page's configuration says (contract section 2)", async () => {
  configure({ json: { siteBase: 'https://www.example.nz', advisersUrl: '/advisers.json' } });
  const adviser = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'Aroha Ngata' };
  const fetch = vi.fn(() => Promise.resolve(Response.json([{ key: adviser.id, value: adviser.name }])));
  vi.stubGlobal('fetch', fetch);
  expect([await loadAdvisers(), fetch.mock.calls]).toEqual([[adviser], [['https://www.example.nz/advisers.json', expect.anything()]]]);
});
