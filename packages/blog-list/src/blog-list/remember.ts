import type { BlogCategory } from '@adviser-widgets/core';
import { isBlogCategory } from '@adviser-widgets/core/internal';
import type { ArticleList } from './article-list.ts';

/** Only `category` is validated. */
export interface Remembered {
  readonly category: BlogCategory;
  readonly articles: unknown;
  readonly pages: unknown;
  readonly hasMore: unknown;
  /** Pixels. */
  readonly scrolled: unknown;
}

/** Saves a list in the current history entry; with `address`, in a new one. */
export function remember(
  category: BlogCategory,
  { cards, pages, hasMore }: ArticleList,
  address?: string,
): void {
  const awBlog: Remembered = {
    category,
    articles: cards.flatMap(({ article }) => article ?? []),
    pages,
    hasMore,
    scrolled: scrollY,
  };
  const state = { ...(Object(history.state) as object), awBlog };
  try {
    if (address === undefined) history.replaceState(state, '');
    else history.pushState(state, '', address);
  } catch {
    // a frame without a URL of its own, or too much data: the list works without it
  }
}

/** Reads our key, `awBlog`, of the history state: the rest belongs to the page. */
export function recall(): Remembered | undefined {
  const { awBlog } = Object(history.state) as { awBlog?: Remembered };
  return isBlogCategory(awBlog?.category) ? awBlog : undefined;
}
