import { blogCategories, isBlogCategory } from '../api/blog.ts';

/** What a blog category is called, by its slug: a category of the site's own by the words of the slug. */
export function categoryLabel(slug: string): string {
  if (isBlogCategory(slug)) return blogCategories[slug];
  const words = slug.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
