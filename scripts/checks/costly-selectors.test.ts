import { describe, expect, test } from 'vitest';
import { findWidgets } from '../cdn/find-widgets.ts';
import { pageCss } from '../cdn/page-css.ts';
import { buildStyleSheets } from '../cdn/style-sheets.ts';
import { costlySelectors } from './costly-selectors.ts';

const widgets = await findWidgets();
const sheets = [['page.css', await pageCss(widgets)] as const, ...(await buildStyleSheets(widgets))];

test.each(sheets)('%s walks siblings and descendants only of our own elements (P12)', (_, sheet) => {
  expect(costlySelectors(sheet)).toEqual([]);
});

describe('a selector that walks on every page is found', () => {
  test.each([
    'h3 ~ p',
    '.aw-list ~ *',
    '.aw-list > p ~ a',
    ':is([data-widget=accordion], [data-widget=accordion] > :only-child) > :is(h2 ~ :not(h2), h3 ~ :not(h2, h3))',
    '.aw-root .aw-article > :is(p ~ a, a:last-child):not([data-category])',
    'p:is(h3 ~ *):is(.aw-list > *)',
    'p:not(.aw-list):is(h3 ~ *)',
    'p:is(.aw-list > *, li):is(h3 ~ *)',
    'section:has(.aw-list)',
    ':not(:has(a)).aw-list',
    '.aw-list > :has(a)',
    'a:has(~ .aw-list)',
  ])('%s', (selector) => {
    expect(costlySelectors(`@media print { ${selector} { color: red } }`)).toEqual([selector]);
  });
});

describe('a selector that asks first which element it is about is fine', () => {
  test.each([
    'h3 + p',
    'h3 ~ .aw-list',
    '[data-widget] ~ #aw-list p',
    'h3 ~ p .aw-list',
    'p:is(.aw-list > *):is(h3 ~ *)',
    ':where(.aw-list > *, [data-widget] p):is(h3 ~ *)',
    '.aw-list:has(a ~ a)',
    '.aw-list:not(:has(a))',
    "[data-ground~='dark'] p",
    '.aw-list > p:nth-of-type(2)::before',
  ])('%s', (selector) => {
    expect(costlySelectors(`@media print { ${selector} { color: red } }`)).toEqual([]);
  });
});

test('steps of an animation are no selectors', () => {
  expect(costlySelectors('@keyframes aw-wait { 50.5% { opacity: 0 } }')).toEqual([]);
});
