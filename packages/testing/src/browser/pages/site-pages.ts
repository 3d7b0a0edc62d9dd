import { formPages } from '../forms/form-pages.ts';

/** The pages of the demo site, one of each kind. */
export const sitePages: readonly string[] = [
  ...new Set([
    ...formPages.map(({ path }) => path),
    '/advisers',
    '/faq',
    '/offices',
    '/calculators',
    '/calculators/repayments',
    '/blog',
    '/blog?page=2',
    '/blog/home-finance-property/papakainga-and-maori-land',
    '/privacy-policy',
    '/subscription',
    '/programme?step=1',
    '/programme?step=2',
    '/programme?step=4',
    '/no-such-page',
  ]),
];
