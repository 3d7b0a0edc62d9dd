import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogCategories, pageSize } from '@adviser-widgets/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folders } from './folders.ts';
import { readPosts } from './posts.ts';
import { siteArticles } from './site-articles.ts';
import { startTestSite } from './start-test-site.ts';

const posts = readPosts(join(folders.content, 'blog'));
const of = (category: string) => posts.filter((post) => category === 'all' || post.category === category);

describe('the posts', () => {
  it('fill three pages, the last in part; a category has more than a page, one fills it, and one is short', () => {
    expect(Math.ceil(posts.length / pageSize)).toBe(3);
    expect(posts.length % pageSize).toBeGreaterThan(0);
    expect(of('insurance')).toHaveLength(pageSize);
    expect(of('home-finance-property').length).toBeGreaterThan(pageSize);
    expect(of('small-business').length).toBeLessThan(pageSize);
  });

  it('are sorted newest first, each with a unique address and date', () => {
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(new Set(posts.map(({ path }) => path)).size).toBe(posts.length);
    expect(posts[0]).toMatchObject({
      date: '2026-11-17',
      day: '17',
      month: 'Nov',
      longDate: '17 November 2026',
    });
  });

  it.each(posts)('at $path have a picture, headings and 400 to 700 words', ({ image, html, plainText }) => {
    expect(existsSync(join(folders.public, image))).toBe(true);
    expect(html.match(/<h2/g)?.length).toBeGreaterThan(2);
    expect(plainText).not.toMatch(/[<>]|&\w+;|\*\*/);
    expect(plainText.split(/\s+/).length).toSatisfy((words: number) => words >= 400 && words <= 700);
  });

  it.each(Object.keys(blogCategories))(
    'of %s never repeat a neighbour’s picture, beside or below',
    (category) => {
      const pictures = of(category).map(({ image }) => image);
      // A list is at most three cards wide, so posts within three positions may be neighbours.
      const alike = pictures.filter((picture, index) =>
        pictures.slice(index + 1, index + 4).includes(picture),
      );
      expect(alike).toEqual([]);
    },
  );

  it('write place names and te reo Māori with macrons', () => {
    const words = posts.map(({ title, summary, plainText }) => `${title} ${summary} ${plainText}`).join(' ');
    for (const word of ['Wānaka', 'Ōpōtiki', 'whānau', 'Māori', 'papakāinga']) expect(words).toContain(word);
  });

  it('go to the API as cards', () => {
    expect(siteArticles()).toHaveLength(posts.length);
    expect(siteArticles()[0]).toEqual({
      day: '17',
      month: 'Nov',
      url: '/blog/insurance/life-cover-how-much',
      image: '/assets/blog/umbrella.svg',
      heading: 'How much life cover is enough?',
      summary: posts[0]?.summary,
      category: { heading: 'Insurance Articles', url: '/blog/insurance' },
    });
  });
});

describe('a list', () => {
  it.each(
    Object.keys(blogCategories).flatMap((category) =>
      Array.from({ length: Math.ceil(of(category).length / pageSize) }, (_, index) => ({
        category,
        page: index + 1,
      })),
    ),
  )(
    'of $category, page $page, has its posts as cards in the form the widget reads',
    async ({ category, page }) => {
      const ask = await startTestSite();
      const path = category === 'all' ? '/blog' : `/blog/${category}`;
      const { status, $ } = await ask(page === 1 ? path : `${path}?page=${page}`);
      expect(status).toBe(200);
      const shown = $('main article')
        .get()
        .map((card) => ({
          url: $(card).find('a[href]').first().attr('href'),
          heading: $(card).find('h2').text(),
          image: $(card).find('img').attr('src'),
          category: $(card).find('[data-category]').attr('data-category'),
          day: $(card).find('[data-day]').text(),
          month: $(card).find('[data-month]').text(),
          summary: $(card).find('p').first().text(),
        }));
      const expected = of(category).slice((page - 1) * pageSize, page * pageSize);
      expect(shown).toEqual(
        expected.map((post) => ({
          url: post.path,
          heading: post.title,
          image: post.image,
          category: post.category,
          day: post.day,
          month: post.month,
          summary: post.summary,
        })),
      );
    },
  );

  it('is inside the widget on its first page, and without it on the others', async () => {
    const ask = await startTestSite();
    const first = await ask('/blog');
    const last = await ask('/blog?page=3');
    expect(first.$('[data-widget=blog-list]').find('article, nav')).toHaveLength(14);
    expect(last.$('[data-widget=blog-list]')).toHaveLength(0);
    expect(last.$('[rel=prev]').attr('href')).toBe('/blog?page=2');
    expect(last.$('[rel=next]')).toHaveLength(0);
  });

  it.each([
    '/blog?page=4',
    '/blog/insurance?page=2',
    '/blog?page=0',
    '/blog?page=x',
    '/blog?page=1&page=2',
    '/blog/travel',
    '/blog/insurance/no-such-post',
  ])('is not at %s', async (path) => {
    const ask = await startTestSite();
    expect((await ask(path)).status).toBe(404);
  });

  it.each(['/blog', '/blog?page=1', '/blog/all'])('of all is at %s', async (path) => {
    const ask = await startTestSite();
    expect((await ask(path)).$('.blog__bar [aria-current]').attr('href')).toBe('/blog');
  });
});

describe('a post', () => {
  it('names its author, who has a profile that lists it', async () => {
    const ask = await startTestSite();
    const path = '/blog/insurance/excess-the-lever-you-hold';
    const { $ } = await ask(path);
    expect($('.byline').text().replace(/\s+/g, ' ').trim()).toMatch(
      /^RQ Roderick Quaife Adviser in Marton 4 June 2026 · \d min read$/,
    );
    const profile = await ask($('.byline a').attr('href') ?? '');
    expect(profile.$(`main a[href="${path}"]`)).toHaveLength(1);
  });

  it('names its category, its date and related posts', async () => {
    const ask = await startTestSite();
    const { $ } = await ask('/blog/insurance/excess-the-lever-you-hold');
    expect(
      $('.crumbs a')
        .get()
        .map((link) => $(link).attr('href')),
    ).toEqual(['/blog', '/blog/insurance']);
    expect($('main time').first().attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    const related = $('section article h3 a')
      .get()
      .map((link) => $(link).attr('href'));
    expect(related).toHaveLength(3);
    expect(
      related.filter(
        (path) => !path?.startsWith('/blog/insurance/') || path.endsWith('excess-the-lever-you-hold'),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'no author',
      `title: T\nsummary: ${'Long enough to say what it is about, is it not?'.repeat(2)}\ndate: 2026-11-17\nimage: house`,
      /author: /,
    ],
    ['a summary too short to help', 'title: T\nsummary: Short\ndate: 2026-11-17\nimage: house', /summary: /],
    [
      'an invalid date',
      `title: T\nsummary: ${'Long enough to say what it is about, is it not?'.repeat(2)}\ndate: 17 Nov\nimage: house`,
      /date: /,
    ],
    [
      'a word nobody knows',
      `title: T\nsummary: ${'Long enough to say what it is about, is it not?'.repeat(2)}\ndate: 2026-11-17\nimage: house\nauthor: a\nmood: B`,
      /mood: /,
    ],
  ])('with %s is an error that names the file', (_, frontMatter, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const category of Object.keys(blogCategories)) mkdirSync(join(folder, category));
    writeFileSync(join(folder, 'insurance', 'a.md'), `---\n${frontMatter}\n---\n\nText\n`);
    expect(() => readPosts(folder)).toThrow(message);
    expect(() => readPosts(folder)).toThrow(/a\.md cannot be used/);
  });
});
