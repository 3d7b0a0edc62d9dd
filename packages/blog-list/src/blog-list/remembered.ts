import { isBlogCategory, type BlogCategory } from '@adviser-widgets/core';

/** What an entry of the browser's history remembers of the list; but for the category it is not yet checked. */
export interface Remembered {
  readonly category: BlogCategory;
  readonly articles: unknown;
  readonly pages: unknown;
  readonly hasMore: unknown;
  /** Pixels that the page was scrolled when it was left. */
  readonly scrolled: unknown;
}

/** What the entry holds under our name, `awBlog`: the rest of its state is the page's. */
export function recall(): Remembered | undefined {
  const { awBlog } = Object(history.state) as { awBlog?: Remembered };
  return isBlogCategory(awBlog?.category) ? awBlog : undefined;
}
