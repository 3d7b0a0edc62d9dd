// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { beginsVisit } from './begins-visit.ts';
import { queryNames } from './query-names.ts';

afterEach(() => history.replaceState(null, '', '/'));

const ask = (address: string) => {
  history.replaceState(null, '', address);
  return beginsVisit();
};

test.each(queryNames)('a visit begins with %s, also if an ampersand is escaped', (name) => {
  expect(ask(`/?${name}=1`)).toBe(true);
  expect(ask(`/?a=1&${name}=1#top`)).toBe(true);
  expect(ask(`/?a=1&amp;${name}=1`)).toBe(true);
});

test.each(['/', '/?utm_campaign=x&xaaid=1', '/aaid/'])('none begins with %s', (address) => {
  expect(ask(address)).toBe(false);
});
