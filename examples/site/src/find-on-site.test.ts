import { describe, expect, it } from 'vitest';
import { findOnSite } from './find-on-site.ts';
import { siteSearchRecords } from './search-records.ts';
import { startTestSite } from './start-test-site.ts';

const records = siteSearchRecords();

describe('the search without JavaScript', () => {
  it.each(['whangarei', 'Whangārei', ' WHANGAREI '])('finds advisers for %j', (query) => {
    expect(findOnSite(records, query).advisers.length).toBeGreaterThan(0);
  });

  it('finds pages for everything the search page says is frequently searched', async () => {
    const ask = await startTestSite();
    const { $ } = await ask('/search');
    const terms = $('main a[href^="/search/"]')
      .map((_, element) => $(element).text().trim())
      .get();
    expect(terms).toContain('Mortgages');
    for (const term of terms) expect(findOnSite(records, term).pages, term).not.toEqual([]);
  });

  it.each(['', 'a', ' ', 'zzzzzz'])('finds nothing for %j', (query) => {
    expect(findOnSite(records, query)).toEqual({ pages: [], advisers: [], blog: [] });
  });

  it.each(['/search/whangarei', '/search?q=whangarei'])('lists links to real pages at %s', async (path) => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    const links = $('[data-widget=site-search] a')
      .map((_, element) => $(element).attr('href'))
      .get();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect((await ask(link)).status).toBe(200);
    expect($('[data-widget=site-search] input').attr('value')).toBe('whangarei');
  });

  it.each(['/search/%3Cscript%3E', '/search?q=%3Cscript%3E', '/search/%E0%A4%A', '/search/100%'])(
    'escapes the query at %s',
    async (path) => {
      const ask = await startTestSite();
      const { status, $ } = await ask(path);
      expect(status).toBeLessThan(500);
      expect($('main script')).toHaveLength(0);
    },
  );

  it.each(['/', '/search', '/lost'])('has its box in the header of %s', async (path) => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    const form = $('header [data-widget=inline-search] form');
    expect(form.attr('action')).toBe('/search');
    expect(form.find('input').attr('name')).toBe('q');
    expect(form.attr('role')).toBe('search');
  });
});
