import { ownValue } from '../own-value.ts';

/** Labels of the blog's categories (spec section 2, Blog). */
const labels = {
  'personal-finance': 'Personal Finance',
  insurance: 'Insurance Articles',
  'small-business': 'Small Business',
  'home-finance-property': 'Home finance and property',
};

/** What a blog category is called, by its slug: a category of the site's own by the words of the slug. */
export function categoryLabel(slug: string): string {
  const words = slug.replace(/-+/g, ' ').trim();
  return (ownValue(labels, slug) as string | undefined) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
