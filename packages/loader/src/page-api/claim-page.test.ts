// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { claimPage } from './claim-page.ts';

const first = { version: '1.0.0', address: 'https://a.example/loader.js' };
const second = { version: '1.2.0', address: 'https://b.example/loader.js' };

afterEach(() => Reflect.deleteProperty(window, Symbol.for('adviser-widgets')));

test('the first copy of the loader claims the page', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(claimPage(first)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [first, second],
  [second, first],
  [first, first],
])('another copy does nothing and logs one warning that names both', (owner, other) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  claimPage(owner);
  expect(claimPage(other)).toBe(false);
  expect(warn.mock.calls).toEqual([
    [
      `[adviser-widgets] two loaders: ${owner.version} (${owner.address}) serves this page, ` +
        `${other.version} (${other.address}) does nothing; remove one tag`,
    ],
  ]);
});
