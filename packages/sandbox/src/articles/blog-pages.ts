export const pageSize = 12;

/** Slug → heading; `all` stands for every article. */
export const categories = {
  'personal-finance': 'Personal Finance',
  insurance: 'Insurance Articles',
  'small-business': 'Small Business',
  'home-finance-property': 'Home finance and property',
} as const;
export type Category = keyof typeof categories;
