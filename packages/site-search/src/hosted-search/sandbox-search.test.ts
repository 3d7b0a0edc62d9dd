import { createSandbox } from '@adviser-widgets/sandbox';
import { FakeXhr } from '@adviser-widgets/testing/fake-xhr';
import { all, guid, preview, searches, searchRecords, type Found } from '@adviser-widgets/testing/searches';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig, decodeEntities } from '@adviser-widgets/core/internal';

import { createSearchClient } from './create-search-client.ts';
import type { SearchResults, TextPart } from './search-client.ts';

// The sandbox must not import what it judges, so its half of this test is answer-query.test.ts there.

const sandbox = createSandbox({ db: ':memory:', searchRecords });
let url: string;
beforeAll(async () => {
  const { port } = await sandbox.listen(0);
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => sandbox.close());
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeXhr));

function searchOfCore(search: object) {
  const json = {
    brand: 'acme',
    siteBase: url,
    search: {
      appId: 'sandbox',
      apiKey: 'sandbox',
      hosts: [url],
      pagesIndex: 'pages',
      blogIndex: 'blog',
      adviserFilter: 'type:adviser',
      ...search,
    },
  };
  return createSearchClient(readConfig({ json }).config);
}

function shown({ pages, blogs, advisers }: SearchResults): Found {
  const ids = (items: SearchResults['pages']) => items.map(({ id }) => id);
  const titles = [...pages, ...blogs, ...advisers].map(({ title }) => title.map(inBraces).join(''));
  return { ids: { pages: ids(pages), blogs: ids(blogs), advisers: ids(advisers) }, titles };
}

/** A record holds entities, which are read as what they stand for; a mark in one is none. */
function asRead(title: string): string {
  return decodeEntities(/&\{/.test(title) ? title.replace(/[{}]/g, '') : title);
}

const inBraces = ({ text, isMatch }: TextPart) => (isMatch ? `{${text}}` : text);

describe('the search of core', () => {
  it.each(searches.map((row) => ({ row, text: row[0] })))(
    '$text finds what the API finds',
    async ({ row }) => {
      const [text, limits, pages, blogs, advisers, title] = row;
      const found = shown(
        await searchOfCore({}).search(text, { limits, signal: new AbortController().signal }),
      );
      const sorted = (ids: readonly string[]) => (text === 'ho' ? [...ids].sort() : ids);
      expect({ ...found.ids, pages: sorted(found.ids.pages) }).toEqual({ pages, blogs, advisers });
      if (title !== undefined) expect(found.titles[0]).toBe(asRead(title));
    },
  );

  it('separates pages by GUID without a filter for advisers', async () => {
    const search = searchOfCore({ adviserFilter: '' });
    const { ids } = shown(
      await search.search('loans', { limits: all, signal: new AbortController().signal }),
    );
    expect(ids).toEqual({ pages: ['home-loans', 'calculator'], blogs: [], advisers: ['aroha', 'colin'] });
  });

  it.each([
    ['a wrong key', { apiKey: 'wrong' }, 'refused', 'check search.appId and search.apiKey'],
    ['an unknown index', { blogIndex: 'nowhere' }, 'refused', 'check search.pagesIndex and search.blogIndex'],
    ['an invalid filter', { adviserFilter: 'GUID > 3' }, 'refused', 'check search.adviserFilter'],
  ])('with %s reports what to do', async (_name, search, kind, message) => {
    const over = searchOfCore(search).search('home', { limits: all, signal: new AbortController().signal });
    await expect(over).rejects.toMatchObject({ kind, message: expect.stringContaining(message) as string });
  });

  it('works with the sandbox’s own configuration', async () => {
    const json: unknown = await (await fetch(`${url}/__sandbox/config.json`)).json();
    const { config, problems } = readConfig({ json });
    const found = await createSearchClient(config).search('home', {
      limits: preview,
      signal: new AbortController().signal,
    });
    expect(problems).toEqual([]);
    expect(shown(found).ids).toEqual({
      pages: ['home-loans', 'refix'],
      blogs: ['deposit'],
      advisers: ['aroha'],
    });
    expect(found.advisers[0]?.image).toBe(`${url}/cdn/advisers/${guid('5').toUpperCase()}.svg`);
  });
});
