import type { CallAnswer } from '../answer-call.ts';
import { categories, pageSize } from './blog-pages.ts';
import type { Article } from './sample-articles.ts';

interface ArticleQuestion {
  readonly category?: string | undefined;
  /** As in the query. The first page needs none; pages after the last are empty lists. */
  readonly page?: unknown;
}

/** Returns `undefined` for an unknown category. */
export function answerArticles(
  articles: readonly Article[],
  { category = 'all', page = '1' }: ArticleQuestion,
): CallAnswer | undefined {
  if (category !== 'all' && !Object.hasOwn(categories, category)) return undefined;
  if (typeof page !== 'string' || !/^[1-9]\d{0,8}$/.test(page))
    return { status: 400, body: { errors: ['page: expected a whole number from 1'] } };
  const found =
    category === 'all' ? articles : articles.filter(({ category: { url } }) => url.endsWith(`/${category}`));
  return { status: 200, body: found.slice((Number(page) - 1) * pageSize, Number(page) * pageSize) };
}
