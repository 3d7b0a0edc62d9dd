import type { BlogCategory } from '@adviser-widgets/core';
import type { ArticleList } from './article-list.ts';
import type { Remembered } from './remembered.ts';

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

/** Where a category is at home; what the query says stays, but for the number of a page. */
export function categoryAddress(base: string, category: BlogCategory): string {
  const query = new URLSearchParams(location.search);
  query.delete('page');
  const search = String(query);
  return (category === 'all' ? base : `${base}/${category}`) + (search && `?${search}`);
}
