import { afterEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import type { Article } from './sample-articles.ts';

let test: TestSandbox;
afterEach(() => test.stop());

async function list(address: string): Promise<Article[]> {
  return (await test.call(address)).json() as Promise<Article[]>;
}

const article: Article = {
  day: '5',
  month: 'Nov',
  url: '/blog/insurance/whangarei',
  image: '/assets/blog/house.svg',
  heading: 'Moving to Whangārei',
  summary: 'What to tell your insurer.',
  category: { heading: 'Insurance Articles', url: '/blog/insurance' },
};

describe('the articles', () => {
  it.each([
    '/api/blog',
    '/api/blog/all',
    '/api/blog/insurance',
    '/api-base/api/blog',
    '/api-base/api/blog/insurance?page=1',
  ])('are served at %s, as cards with all their keys', async (address) => {
    test = await startTestSandbox({ articles: [article] });
    expect(await list(address)).toEqual([article]);
  });

  it.each([
    ['/api/blog', 12],
    ['/api/blog?page=1', 12],
    ['/api/blog?page=5', 10],
    ['/api/blog?page=6', 0],
    ['/api/blog/personal-finance', 5],
    ['/api/blog/insurance?page=2', 12],
    ['/api/blog/insurance?page=3', 0],
    ['/api/blog/small-business?page=3', 5],
    ['/api/blog/home-finance-property', 0],
    ['/api/blog?page=999999999', 0],
  ])('at %s are %i by default', async (address, count) => {
    test = await startTestSandbox();
    expect(await list(address)).toHaveLength(count);
  });

  it('are on one page each, and in one category each', async () => {
    test = await startTestSandbox();
    const pages = await Promise.all([1, 2, 3].map((page) => list(`/api/blog/small-business?page=${page}`)));
    expect(new Set(pages.flat().map(({ url }) => url)).size).toBe(29);
    expect(pages.flat().filter(({ category }) => category.url !== '/blog/small-business')).toEqual([]);
  });

  it.each([
    ['GET', '/api/blog/travel', 404],
    ['GET', '/api/blog/toString', 404],
    ['GET', '/api/blog/Insurance', 404],
    ['GET', '/api/blog/', 404],
    ['GET', '/api/blog/insurance/whangarei', 404],
    ['GET', '/api-base/blog', 404],
    ['POST', '/api/blog', 404],
    ['GET', '/api/blog?page=0', 400],
    ['GET', '/api/blog?page=-1', 400],
    ['GET', '/api/blog?page=1.5', 400],
    ['GET', '/api/blog?page=two', 400],
    ['GET', '/api/blog?page=', 400],
    ['GET', '/api/blog?page=1&page=2', 400],
    ['GET', '/api/blog/insurance?page=0x2', 400],
  ])('%s %s is answered %i', async (method, address, status) => {
    test = await startTestSandbox();
    expect((await test.call(address, { method })).status).toBe(status);
  });

  it('fail on request', async () => {
    test = await startTestSandbox();
    await test.call('/__sandbox/faults', { json: { path: '/api/blog', status: 503 } });
    expect((await test.call('/api/blog')).status).toBe(503);
    expect(await list('/api/blog')).toHaveLength(12);
  });
});
