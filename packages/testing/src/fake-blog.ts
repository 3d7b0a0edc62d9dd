import { blogCategories, type BlogCategory } from '@adviser-widgets/core';
import type { Article } from '@adviser-widgets/core/internal';
import { installFakeApi, type FakeApi } from './fake-api.ts';

/** The number of articles in each category. */
export type ArticleCounts = Readonly<Partial<Record<BlogCategory, number>>>;

/** The articles of a category, newest first. */
export function fakeArticles(category: BlogCategory, count: number): Article[] {
  return Array.from({ length: count }, (_, index) => ({
    day: String(28 - (index % 28)),
    month: 'Oct',
    url: `/blog/${category}/${index + 1}`,
    image: `/assets/blog/${category}.svg`,
    heading: `${blogCategories[category]} ${index + 1}`,
    summary: `What to know about it, number ${index + 1}.`,
    category: { heading: blogCategories[category], url: `/blog/${category}` },
  }));
}

/** Gives the page a blog with so many articles; other requests pass. */
export function installFakeBlog(counts: ArticleCounts): FakeApi {
  const categories = Object.keys(counts) as BlogCategory[]; // its own keys
  const articles = categories.flatMap((category) => fakeArticles(category, counts[category] ?? 0));
  return installFakeApi({ articles, path: '/api/blog' });
}
