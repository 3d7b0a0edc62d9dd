import { blogCategories } from '../api/blog.ts';
import { defineOptions } from './define-options.ts';

/** The categories of the blog, by what addresses call them. */
export const blogCategoryOptions = defineOptions(
  'category',
  Object.entries(blogCategories).map(([value, label]) => ({ value, label })),
);

/** What a widget calls a category, by its slug: one of the site's own by the words of the slug. */
export function blogCategoryName(slug: string, widget: string): string {
  const known = blogCategoryOptions.shown(widget).find(({ value }) => value === slug);
  const words = slug.replace(/-+/g, ' ').trim();
  return known?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
