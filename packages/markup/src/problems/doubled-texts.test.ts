// @vitest-environment jsdom
import { noticeBanner } from '@adviser-widgets/banners';
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { doubledTexts } from './doubled-texts.ts';
import { readTolerantly } from './read-tolerantly.ts';

function said(markup: string): string[] {
  const element = putMarkup(markup);
  const { props } = readTolerantly(noticeBanner, element);
  return doubledTexts({ definition: noticeBanner, element, original: element, props }).map(
    ({ sentence }) => sentence,
  );
}

test.each([
  ['a paragraph', '<p>Open</p>'],
  ['bare text', 'Open'],
  ['a picture', '<img src="/open.png" alt="">'],
])('a notice with a text in its attribute, and %s inside, has two', (_, inside) => {
  expect(said(`<div data-widget="notice-banner" data-text="Closed">${inside}</div>`)).toEqual([
    'has two texts: only data-text shows, not the content inside; empty one of them',
  ]);
});

test.each([
  ['its text in the attribute', '<div data-widget="notice-banner" data-text="Closed"><!-- here --></div>'],
  ['its text inside', '<div data-widget="notice-banner"><p>Open</p></div>'],
  ['an empty attribute', '<div data-widget="notice-banner" data-text=""><p>Open</p></div>'],
  ['its fallback as a link', '<a href="#widget=notice-banner&amp;text=Closed">Closed</a>'],
])('a notice with %s has one', (_, markup) => {
  expect(said(markup)).toEqual([]);
});
