import express, { type Request, type RequestHandler } from 'express';
import { categories, pageSize } from './blog-pages.ts';
import type { Article } from './sample-articles.ts';

/** Spec section 7. The first page needs no `page` (H21); pages after the last are empty lists (H23). */
export function articleRoutes(articles: readonly Article[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/api/blog{/:category}', (request, response, next) => {
    const { category = 'all' } = request.params;
    if (category !== 'all' && !Object.hasOwn(categories, category)) return next();
    const page = pageOf(request);
    if (page === undefined)
      return response.status(400).json({ errors: ['page: expected a whole number from 1'] });
    const found =
      category === 'all'
        ? articles
        : articles.filter(({ category: { url } }) => url.endsWith(`/${category}`));
    response.json(found.slice((page - 1) * pageSize, page * pageSize));
  });
  return router;
}

function pageOf({ query: { page = '1' } }: Request): number | undefined {
  return typeof page === 'string' && /^[1-9]\d{0,8}$/.test(page) ? Number(page) : undefined;
}
