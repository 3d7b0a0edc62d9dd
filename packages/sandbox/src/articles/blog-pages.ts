/** Articles on a page of the blog (spec section 9). */
export const pageSize = 12;

/** Slug of a category → its heading (spec section 2); `all`, which is every article, is not one of them. */
export const categories = {
  'personal-finance': 'Personal Finance',
  insurance: 'Insurance Articles',
  'small-business': 'Small Business',
  'home-finance-property': 'Home finance and property',
} as const;
export type Category = keyof typeof categories;
