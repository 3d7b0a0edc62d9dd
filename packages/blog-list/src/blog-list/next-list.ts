import { getConfig, type BlogCategory } from '@adviser-widgets/core';
import { fetchArticles, parseArticles, type Article } from './fetch-articles.ts';
import type { ArticleList, Card } from './article-list.ts';

export interface PageOfBlog {
  /** Shown instead of fetched cards. */
  readonly ofPage: readonly Card[];
  /** The server's number for the first page. */
  readonly firstPage: number;
}

/** Pages to fetch after a full page without new articles, before the list counts as complete. */
const furtherPages = 3;

/** Requests the first page without a number, because some APIs count from 0. */
export async function nextList(
  { cards, pages }: ArticleList,
  query: { readonly category: BlogCategory; readonly signal: AbortSignal },
  { ofPage, firstPage }: PageOfBlog,
): Promise<ArticleList> {
  for (let count = pages; ; count++) {
    const { articles, isLast } = await fetchArticles(getConfig(), {
      ...query,
      page: count === 0 ? undefined : firstPage + count,
    });
    const all = joined(cards, articles, ofPage);
    // New articles push old ones to later pages, so a page may hold only articles that are already listed.
    const isOver = isLast || (all.length === cards.length && count === pages + furtherPages);
    if (isOver || all.length > cards.length)
      return { cards: all, pages: count + 1, hasMore: !isOver, status: 'idle' };
  }
}

/** Returns `undefined` if the list was no longer than the page's own. */
export function recalledList(
  { articles, pages, hasMore }: Readonly<Record<'articles' | 'pages' | 'hasMore', unknown>>,
  list: ArticleList,
  ofPage: readonly Card[],
): ArticleList | undefined {
  if (!Number.isInteger(pages) || Number(pages) <= list.pages) return undefined;
  // Parsed like a server response: any script of the page may have written it.
  return {
    cards: joined(list.cards, parseArticles(articles, getConfig()), ofPage),
    pages: Number(pages),
    hasMore: hasMore !== false,
    status: 'idle',
  };
}

function joined(cards: readonly Card[], articles: readonly Article[], ofPage: readonly Card[]): Card[] {
  const seen = new Set(cards.map(({ url }) => url));
  const fresh = articles.filter(({ url }) => !seen.has(url)); // a response holds each URL once
  return [
    ...cards,
    ...fresh.map((article) => ({
      ...ofPage.find(({ url }) => url === article.url),
      url: article.url,
      article,
    })),
  ];
}
