import { isBlogCategory, type BlogCategory } from '@adviser-widgets/core';

/** What the page's URL says about the blog. */
export interface BlogAddress {
  /** The second part of the path, if it is a category (spec section 2); 'all' for `/blog` itself. */
  readonly category: BlogCategory | undefined;
  /** The path that category URLs start with, such as `/blog`; `undefined` on a page that is not a list. */
  readonly base: string | undefined;
}

/**
 * Reads the page's path: `/blog`, `/blog/insurance`, and only the category of `/blog/insurance/an-article`.
 */
export function readBlogAddress(): BlogAddress {
  const [first, second, ...others] = (globalThis.location?.pathname ?? '').split('/').filter(Boolean);
  const category = isBlogCategory(second)
    ? second
    : second === undefined && first === 'blog'
      ? 'all'
      : undefined;
  return { category, base: category && others.length === 0 ? `/${first}` : undefined };
}

/** The URL of a category. Keeps the query, except for the page number. */
export function categoryAddress(base: string, category: BlogCategory): string {
  const query = new URLSearchParams(location.search);
  query.delete('page');
  const search = String(query);
  return (category === 'all' ? base : `${base}/${category}`) + (search && `?${search}`);
}
