import { describe, expect, it } from 'vitest';
import { readAdvisers } from './advisers.ts';
import { folders } from './folders.ts';
import { siteSearchRecords } from './search-records.ts';
import { startTestSite } from './start-test-site.ts';

const post = {
  path: '/blog/insurance/excess',
  title: 'What an excess is',
  summary: 'The part of a claim that you pay yourself.',
  category: 'insurance',
  image: '/assets/blog/excess.svg',
  plainText: 'It is agreed on beforehand.',
};
const { pages, blog } = siteSearchRecords([post]);
const advisers = readAdvisers(folders.content).flatMap((region) => region.advisers);

describe('what the search finds', () => {
  it('has every adviser, by GUID, name and description', () => {
    const found = pages.filter(({ type }) => type === 'adviser');
    expect(found.map(({ GUID, title, path }) => [GUID, title, path])).toEqual(
      advisers.map(({ guid, name, path }) => [guid, name, path]),
    );
    expect(found.filter(({ description }) => description.length < 50)).toEqual([]);
  });

  it('has every page once, with a title, a description and a working link', async () => {
    const ask = await startTestSite();
    expect(new Set(pages.map(({ objectID }) => objectID)).size).toBe(pages.length);
    for (const { path, title, description } of pages.filter(({ type }) => type === 'page')) {
      expect((await ask(path)).status, path).toBe(200);
      expect(title, path).not.toBe('');
      expect(description.length, path).toBeGreaterThanOrEqual(50);
    }
  });

  it.each([
    ['/', 'Several repayments made into one'],
    ['/privacy-policy', 'demonstration'],
    ['/about-us/contact-us', 'Or use the form further down'],
  ])('finds %s by its text', (path, text) => {
    expect(pages.find((page) => page.path === path)?.body).toContain(text);
  });

  it('indexes neither markup nor template parameters', () => {
    expect(
      pages.filter(({ body }) => /<\/?[a-z]|class="|\{%|&amp;/.test(body)).map(({ path }) => path),
    ).toEqual([]);
    expect(pages.find(({ path }) => path === '/')?.body).not.toContain('#request-a-call');
  });

  it('has posts by category, with their picture', () => {
    expect(blog).toEqual([
      {
        objectID: post.path,
        type: 'post',
        path: post.path,
        title: post.title,
        description: post.summary,
        body: post.plainText,
        catid: 'insurance',
        image: post.image,
      },
    ]);
  });

  it('has no posts if none are given', () => {
    expect(siteSearchRecords().blog).toEqual([]);
  });
});
