import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { startTestSite } from './start-test-site.ts';
import type { Answer } from './start-test-site.ts';

const locations = ({ text }: Answer): string[] =>
  load(text, { xml: true })('url > loc')
    .get()
    .map((loc) => load(loc).text());

interface Thing {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

const thingsOn = ({ $ }: Answer): Thing[] => {
  const text = $('script[type="application/ld+json"]').text();
  // A cast, because our own module wrote this JSON.
  return text === '' ? [] : (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
};

describe('a search engine', () => {
  it('finds the sitemap in robots.txt, which excludes no page', async () => {
    const ask = await startTestSite();
    const { text } = await ask('/robots.txt');
    expect(text).toMatch(/^Sitemap: http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml$/m);
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /__sandbox/']);
  });

  it('finds each page once in the sitemap, without those that ask not to be indexed', async () => {
    const ask = await startTestSite();
    const paths = locations(await ask('/sitemap.xml')).map((location) =>
      location.replace(/^http:\/\/127\.0\.0\.1:\d+/, ''),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about-us',
        '/about-us/contact-us',
        '/blog?page=2',
        '/advisers/hemi-waitoa',
        '/calculators/refix',
        '/faq',
      ]),
    );
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    for (const hidden of ['/search', '/survey', '/subscription', '/programme', '/call-centre'])
      expect(paths).not.toContain(hidden);
  });

  it.each([
    ['/blog/all', '/blog'],
    ['/blog?page=2', '/blog?page=2'],
    ['/faq?lib_campaign=autumn', '/faq'],
  ])('resolves %s to the page at %s', async (path, canonical) => {
    const ask = await startTestSite();
    expect((await ask(path)).$('link[rel=canonical]').attr('href')).toMatch(
      new RegExp(`:\\d+${canonical.replace('?', '\\?')}$`),
    );
  });

  it.each(['/search/home', '/survey', '/no-such-page'])('gets no address for %s', async (path) => {
    const ask = await startTestSite();
    expect((await ask(path)).$('link[rel=canonical]')).toHaveLength(0);
  });
});

describe('the structured data of a page', () => {
  it.each([
    ['/', ['Organization']],
    ['/about-us', ['Organization']],
    ['/faq', ['FAQPage']],
    ['/blog/insurance/claim-made-simple', ['BreadcrumbList', 'BlogPosting']],
    ['/advisers/hemi-waitoa', ['BreadcrumbList']],
    ['/search', []],
  ])('at %s is %j', async (path, types) => {
    const ask = await startTestSite();
    expect(thingsOn(await ask(path)).map((thing) => thing['@type'])).toEqual(types);
  });

  it('contains the questions and answers of the page', async () => {
    const ask = await startTestSite();
    const answer = await ask('/faq');
    const [faq] = thingsOn(answer);
    const asked = answer
      .$('[data-widget=accordion] h2')
      .get()
      .map((heading) => answer.$(heading).text());
    expect(faq?.mainEntity).toHaveLength(asked.length);
    expect(faq?.mainEntity).toMatchObject(
      asked.map((name) => ({
        name,
        acceptedAnswer: { text: expect.stringMatching(/^[A-Z].{30,}/s) as string },
      })),
    );
  });
});

it('counts the advisers and regions on the page about the network', async () => {
  const ask = await startTestSite();
  const { $ } = await ask('/advisers');
  const figures = (await ask('/about-us'))
    .$('.figures strong')
    .get()
    .map((figure) => load(figure).text());
  expect(figures.slice(0, 2)).toEqual([String($('.region').length), String($('li.adviser').length)]);
});
