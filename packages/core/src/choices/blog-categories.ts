/** The number of articles on a page of the blog list. A page with fewer is the last one. */
export const pageSize = 12;

/** The categories of articles: the name in an address, and the label that visitors see. */
export const blogCategories = {
  all: 'Show all',
  'personal-finance': 'Personal Finance',
  insurance: 'Insurance Articles',
  'small-business': 'Small Business',
  'home-finance-property': 'Home finance and property',
} as const;

/** The name of an article's category in an address: a key of `blogCategories`. */
export type BlogCategory = keyof typeof blogCategories;

/** Returns true for the name of a category in an address. */
export function isBlogCategory(text: unknown): text is BlogCategory {
  return typeof text === 'string' && Object.hasOwn(blogCategories, text);
}
