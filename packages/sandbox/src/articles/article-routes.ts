import express, { type RequestHandler } from 'express';
import { answerArticles } from './answer-articles.ts';
import type { Article } from './sample-articles.ts';

export function articleRoutes(articles: readonly Article[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/api/blog{/:category}', ({ params, query }, response, next) => {
    const answer = answerArticles(articles, { category: params.category, page: query.page });
    if (!answer) return next();
    response.status(answer.status).json(answer.body);
  });
  return router;
}
