// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimPage } from './claim-page.ts';

const first = { version: '1.0.0', address: 'https://a.example/loader.js' };
const second = { version: '1.2.0', address: 'https://b.example/loader.js' };

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => Reflect.deleteProperty(window, Symbol.for('adviser-widgets')));

/** Runs the loaders' tags one after the other, each in its own copy. */
function claim(...loaders: readonly (typeof first)[]): boolean[] {
  return loaders.map((loader) => claimPage({ ...loader }));
}

test('the first copy of the loader claims the page', () => {
  expect(claim(first)).toEqual([true]);
});

test.each([
  ['the same tag', first],
  ['another copy', second],
])('%s that runs later does nothing', (_, later) => {
  expect(claim(first, later, later)).toEqual([true, false, false]);
});

test('the same tag that runs again is silent: Turbo and tag managers do so', () => {
  claim(first, first, first);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ['a copy of another version', first, { ...first, version: '1.2.0' }],
  ['an older copy', second, { ...second, version: '1.0.0' }],
  ['a copy from another address', first, { ...first, address: second.address }],
])('%s logs one warning that names both, however often it runs', (_, owner, other) => {
  claim(owner, other, owner, other);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [
      `[adviser-widgets] two loaders: ${owner.version} (${owner.address}) serves this page, ` +
        `${other.version} (${other.address}) does nothing; remove one tag`,
    ],
  ]);
});
