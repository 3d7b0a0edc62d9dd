import type { BlogCategory } from '@adviser-widgets/core';
import { isBlogCategory, pageParameters } from '@adviser-widgets/core/internal';

export interface BlogAddress {
  /** The second part of the path, if it is a category; 'all' for `/blog` itself. */
  readonly category: BlogCategory | undefined;
  /** Where category URLs start, such as `/blog`; `undefined` on a page that is not a list. */
  readonly base: string | undefined;
}

/** Takes only the category from an article's URL, `/blog/insurance/an-article`. */
export function readBlogAddress(): BlogAddress {
  const [first, second, ...others] = (globalThis.location?.pathname ?? '').split('/').filter(Boolean);
  const category = isBlogCategory(second)
    ? second
    : second === undefined && first === 'blog'
      ? 'all'
      : undefined;
  return { category, base: category && others.length === 0 ? `/${first}` : undefined };
}

export function categoryAddress(base: string, category: BlogCategory): string {
  const query = pageParameters();
  query.delete('page');
  const search = String(query);
  return (category === 'all' ? base : `${base}/${category}`) + (search && `?${search}`);
}
