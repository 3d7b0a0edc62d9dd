// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { configure } from '../config/configure.ts';
import { blogCategoryName } from './blog-category-name.ts';

afterEach(() => {
  configure({});
});

test.each([
  ['all', 'Show all'],
  ['personal-finance', 'Personal Finance'],
  ['insurance', 'Insurance Articles'],
  ['small-business', 'Small Business'],
  ['home-finance-property', 'Home finance and property'],
  ['first-home', 'First home'],
  ['toString', 'ToString'],
  ['__proto__', '__proto__'],
])('the category %j is called %j', (slug, name) => {
  expect(blogCategoryName(slug, 'blog-list')).toBe(name);
});

test("uses the page's own label if there is one", () => {
  configure({ json: { messages: { categorySmallBusiness: 'Pakihi iti' } } });
  expect(blogCategoryName('small-business', 'site-search')).toBe('Pakihi iti');
});
