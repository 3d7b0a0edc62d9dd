import { blogCategories } from './blog-categories.ts';
import { defineOptions } from './define-options.ts';

/** The blog's categories, by their names in addresses. */
export const blogCategoryOptions = defineOptions(
  'category',
  Object.entries(blogCategories).map(([value, label]) => ({ value, label })),
);

/** Returns a widget's label for a category; an unknown one gets the words of its slug. */
export function blogCategoryName(slug: string, widget: string): string {
  const known = blogCategoryOptions.shown(widget).find(({ value }) => value === slug);
  const words = slug.replace(/-+/g, ' ').trim();
  return known?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
