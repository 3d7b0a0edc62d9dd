import { fetchArticles, getConfig, parseArticles, type Article, type BlogCategory } from '@adviser-widgets/core';
import type { ArticleList, Card } from './article-list.ts';

/** What the page says of its list. */
export interface PageOfBlog {
  /** Cards that stand in the page, which are shown in place of what is fetched. */
  readonly ofPage: readonly Card[];
  /** The number that the server gives the first page. */
  readonly firstPage: number;
}

/** A full page without anything new is followed by others, at most so many, before the list counts as over. */
const furtherPages = 3;

/** The list with its next page. The first is asked for without a number (H21). */
export async function nextList(
  { cards, pages }: ArticleList,
  query: { readonly category: BlogCategory; readonly signal: AbortSignal },
  { ofPage, firstPage }: PageOfBlog,
): Promise<ArticleList> {
  for (let count = pages; ; count++) {
    const { articles, isLast } = await fetchArticles(getConfig(), { ...query, page: count === 0 ? undefined : firstPage + count });
    const all = joined(cards, articles, ofPage);
    // Articles that came meanwhile push the old ones down: a page may bring nothing but what is there.
    const isOver = isLast || (all.length === cards.length && count === pages + furtherPages);
    if (isOver || all.length > cards.length) return { cards: all, pages: count + 1, hasMore: !isOver, status: 'idle' };
  }
}

/** What a list was when its page was left; nothing where that is no longer than what the page has itself. */
export function recalledList(
  { articles, pages, hasMore }: Readonly<Record<'articles' | 'pages' | 'hasMore', unknown>>,
  list: ArticleList,
  ofPage: readonly Card[],
): ArticleList | undefined {
  if (!Number.isInteger(pages) || Number(pages) <= list.pages) return undefined;
  // Read as carefully as an answer of the server: any script of the page may have written it.
  return { cards: joined(list.cards, parseArticles(articles, getConfig()), ofPage), pages: Number(pages), hasMore: hasMore !== false, status: 'idle' };
}

/** Each address once; a card of the page is taken in place of a fetched one. */
function joined(cards: readonly Card[], articles: readonly Article[], ofPage: readonly Card[]): Card[] {
  const seen = new Set(cards.map(({ url }) => url));
  const fresh = articles.filter(({ url }) => !seen.has(url)); // within an answer there is each once
  return [...cards, ...fresh.map((article) => ({ ...ofPage.find(({ url }) => url === article.url), url: article.url, article }))];
}
