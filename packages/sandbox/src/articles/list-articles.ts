import type { ApiAnswer, ApiData, ApiRequest } from '../api-route.ts';
import { categories, pageSize } from './blog-pages.ts';

/** One page of articles. The first needs no number; pages after the last are empty lists. */
export function listArticles(
  { url, names: { category = 'all' } }: ApiRequest,
  { articles }: ApiData,
): ApiAnswer | undefined {
  if (category !== 'all' && !Object.hasOwn(categories, category)) return undefined;
  const [page = '1', ...more] = url.searchParams.getAll('page');
  if (!/^[1-9]\d{0,8}$/.test(page) || more.length > 0)
    return { status: 400, body: { errors: ['page: expected a whole number from 1'] } };
  const found =
    category === 'all'
      ? articles
      : articles.filter((article) => article.category.url.endsWith(`/${category}`));
  return { status: 200, body: found.slice((Number(page) - 1) * pageSize, Number(page) * pageSize) };
}
