import { isBlogCategory, type BlogCategory } from '@adviser-widgets/core';
import type { ArticleList } from './article-list.ts';

/** What an entry of the browser's history remembers of the list; but for the category it is not yet checked. */
export interface Remembered {
  readonly category: BlogCategory;
  readonly articles: unknown;
  readonly pages: unknown;
  readonly hasMore: unknown;
  /** Pixels that the page was scrolled when it was left. */
  readonly scrolled: unknown;
}

/** Keeps a list with the entry of the history, for who comes back to it; with an address, with a new one. */
export function remember(category: BlogCategory, { cards, pages, hasMore }: ArticleList, address?: string): void {
  const awBlog: Remembered = { category, articles: cards.flatMap(({ article }) => article ?? []), pages, hasMore, scrolled: scrollY };
  const state = { ...(Object(history.state) as object), awBlog };
  try {
    if (address === undefined) history.replaceState(state, '');
    else history.pushState(state, '', address);
  } catch {
    // a frame without an address of its own, or too much to keep: the list works without
  }
}

/** What the entry holds under our name, `awBlog`: the rest of its state is the page's. */
export function recall(): Remembered | undefined {
  const { awBlog } = Object(history.state) as { awBlog?: Remembered };
  return isBlogCategory(awBlog?.category) ? awBlog : undefined;
}
