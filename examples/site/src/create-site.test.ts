import { describe, expect, it } from 'vitest';
import { startTestSite } from './start-test-site.ts';

const pages = [
  '/',
  '/about-us',
  '/about-us/contact-us',
  '/advisers',
  '/advisers/hemi-waitoa',
  '/become-an-adviser',
  '/blog',
  '/blog?page=2',
  '/blog/insurance',
  '/blog/home-finance-property/papakainga-and-maori-land',
  '/calculators',
  '/calculators/repayments',
  '/call-centre',
  '/faq',
  '/find-help',
  '/offices',
  '/privacy-policy',
  '/programme',
  '/property-report',
  '/search',
  '/search/first%20home',
  '/subscription',
];

describe.each([...pages, '/no-such-page'])('the page at %s', (path) => {
  it('has one h1 and a title, a description and a language', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($('h1')).toHaveLength(1);
    expect($('title').text()).toMatch(/\S.* \| Tussock & Tide Advisers$/);
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(49);
    expect($('html').attr('lang')).toBe('en-NZ');
  });

  it('skips no heading level', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    const headings = $('main :is(h1, h2, h3, h4, h5, h6)').not('[data-slot] *');
    const levels = headings.map((_, { tagName }) => Number(tagName.slice(1))).get();
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("links the widgets' style sheet and carries one script tag", async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($("head link[rel=stylesheet][href='/adviser-widgets/1/page.css']")).toHaveLength(1);
    expect($('script[src]')).toHaveLength(1);
    expect($('head script[async]').attr()).toMatchObject({
      src: '/adviser-widgets/1/loader.js',
      'data-config': '/__sandbox/config.json',
    });
  });

  it('works under a policy without inline scripts and styles', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($('style, [style], script:not([src], [type="application/ld+json"])')).toHaveLength(0);
    const handlers = $('*').filter((_, element) =>
      Object.keys($(element).attr() ?? {}).some((name) => name.startsWith('on')),
    );
    expect(handlers).toHaveLength(0);
  });

  it('has landmarks, a skip link to its main part, and each id once', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    for (const landmark of ['header', 'main', 'footer']) expect($(`body > ${landmark}`)).toHaveLength(1);
    expect($($('body > a').first().attr('href')).is('main')).toBe(true);
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says that it is a demonstration', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($('footer').text()).toContain('This is a demonstration site.');
  });
});

describe('the site', () => {
  it.each(pages)('answers 200 at %s', async (path) => {
    const ask = await startTestSite();
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('answers 404 with a link to continue for an unknown address', async () => {
    const ask = await startTestSite();
    const { status, $ } = await ask('/about-us/no-such-page');
    expect(status).toBe(404);
    expect($('h1').text()).toBe("We can't find that page");
    expect($("main a[href='/']")).toHaveLength(1);
  });

  it('redirects an address with a trailing slash to the page, with its query', async () => {
    const ask = await startTestSite();
    const { status, headers } = await ask('/about-us/contact-us/?lib_campaign=autumn');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/about-us/contact-us?lib_campaign=autumn');
  });

  it.each([
    '//example.org/',
    '/..%2fcontent%2fsite.yaml',
    '/content/site.yaml',
    '/package.json',
    '/%E0%A4%A',
  ])('reveals nothing at %s', async (path) => {
    const ask = await startTestSite();
    const { status, headers, text } = await ask(path);
    expect(status).toBeOneOf([400, 404]);
    expect(headers.get('location')).toBeNull();
    expect(text).not.toMatch(/examples\/site|node_modules/);
  });

  it('asks search engines to ignore only the pages that nothing but their own link leads to', async () => {
    const ask = await startTestSite();
    const hidden = [];
    for (const path of pages) if ((await ask(path)).$('meta[name=robots]').length > 0) hidden.push(path);
    expect(hidden).toEqual([
      '/call-centre',
      '/programme',
      '/search',
      '/search/first%20home',
      '/subscription',
    ]);
  });

  it('leaves requests other than GET and HEAD to the server', async () => {
    const ask = await startTestSite();
    const { text } = await ask('/', { method: 'POST' });
    expect(text).toContain('Cannot POST /');
  });

  it('marks the current page in the navigation', async () => {
    const ask = await startTestSite();
    const { $ } = await ask('/about-us/contact-us');
    const current = $('header nav a[aria-current=page]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(new Set(current)).toEqual(new Set(['/about-us/contact-us']));
  });

  it('takes the loader and the configuration from its options, and the nonce from the response', async () => {
    const ask = await startTestSite(
      { loaderUrl: 'https://cdn.example/l.js?a=1&b=2', configUrl: '/c.json' },
      { nonce: 'r4nd0m' },
    );
    const { $ } = await ask('/');
    expect($('script[src]').attr()).toEqual({
      async: '',
      fetchpriority: 'high',
      src: 'https://cdn.example/l.js?a=1&b=2',
      'data-config': '/c.json',
      'data-product-name': 'Tussock & Tide',
      nonce: 'r4nd0m',
    });
  });

  it.each(['1', '2', '3', '4', '"><b>'])(
    'starts the programme with step %s if its address says so',
    async (step) => {
      const ask = await startTestSite();
      const { $ } = await ask(`/programme?step=${encodeURIComponent(step)}`);
      expect($('[data-widget=gift-programme]').attr('data-step')).toBe(step);
    },
  );

  it.each(['', '?step=', '?step[]=1', '?other=1'])(
    'leaves the first step to the customer data at /programme%s',
    async (query) => {
      const ask = await startTestSite();
      const { $ } = await ask(`/programme${query}`);
      expect($('[data-widget=gift-programme]').attr()).not.toHaveProperty('data-step');
      expect(JSON.parse($('[data-widget=gift-programme]').attr('data-customer') ?? '')).toMatchObject({
        LNS_GiftType: 'True',
        HasCompletedSurvey: 0,
      });
    },
  );
});

it('adds texts of its own to the configuration', async () => {
  const messages = { regionLabel: 'Region' };
  const ask = await startTestSite({ configUrl: 'data:application/json,{"brand":"acme"}', messages });
  expect((await ask('/')).$('script[src$="/loader.js"]').attr('data-config')).toBe('/adviser-widgets.json');
  expect(JSON.parse((await ask('/adviser-widgets.json')).text)).toEqual({ brand: 'acme', messages });
});
