import { isBlogCategory, type BlogCategory } from '@adviser-widgets/core';

/** What a page's address says of the blog. */
export interface BlogAddress {
  /** The second part of the path, where it is a category (spec section 2); 'all' on `/blog` itself. */
  readonly category: BlogCategory | undefined;
  /** Where the addresses of categories start, as `/blog`; `undefined` on a page that is no list. */
  readonly base: string | undefined;
}

/** Reads the page's path: `/blog`, `/blog/insurance`, and of `/blog/insurance/an-article` the category alone. */
export function readBlogAddress(): BlogAddress {
  const [first, second, ...others] = (globalThis.location?.pathname ?? '').split('/').filter(Boolean);
  const category = isBlogCategory(second) ? second : second === undefined && first === 'blog' ? 'all' : undefined;
  return { category, base: category && others.length === 0 ? `/${first}` : undefined };
}

/** Where a category is at home; what the query says stays, but for the number of a page. */
export function categoryAddress(base: string, category: BlogCategory): string {
  const query = new URLSearchParams(location.search);
  query.delete('page');
  const search = String(query);
  return (category === 'all' ? base : `${base}/${category}`) + (search && `?${search}`);
}
