import { describe, expect, test } from 'vitest';
import { raise } from './raise-styles.ts';

const raised = (selector: string) => raise(`${selector} { color: red }`, 'notice.css');

describe('a rule inside a root gets the weight of two ids', () => {
  test.each([
    ['.aw-root .aw-notice', '.aw-root:not(#_#_) .aw-notice'],
    ['.aw-root > p', '.aw-root:not(#_#_) > p'],
    ['.aw-root\n  :where(.aw-a, .aw-b)', '.aw-root:not(#_#_) :where(.aw-a, .aw-b)'],
    [
      ".aw-root:is([data-aw-theme='dark'] *) .aw-notice",
      '.aw-root:not(#_#_):is([data-aw-theme="dark"] *) .aw-notice',
    ],
    ['.aw-root--page .aw-a', '.aw-root--page:not(#_#_) .aw-a'],
    ['.aw-root .aw-a, .aw-root .aw-b', '.aw-root:not(#_#_) .aw-a, .aw-root:not(#_#_) .aw-b'],
    ['.aw-root .aw-a:not(.aw-b .aw-root *)', '.aw-root:not(#_#_) .aw-a:not(.aw-b .aw-root *)'],
    ['@media print { .aw-root .aw-a', '@media print { .aw-root:not(#_#_) .aw-a'],
  ])('%s', (selector, expected) => {
    const close = selector.startsWith('@') ? '}' : '';
    expect(raise(`${selector} { color: red }${close}`, 'notice.css')).toEqual({
      css: `${expected} { color: red }${close}`,
      errors: [],
    });
  });
});

test.each([
  '.aw-root',
  '.aw-root.aw-beside',
  'html:has(.aw-copy)',
  ".aw-root[data-aw-ground~='panel']",
  ':where(:root)',
  ":where([data-aw-theme='dark'])",
])('%s stays as it is', (selector) => {
  expect(raised(selector)).toEqual({ css: `${selector} { color: red }`, errors: [] });
});

test('steps of an animation and nested rules stay as they are', () => {
  const css = '@keyframes aw-turn { to { rotate: 1turn } } .aw-root .aw-a { & b, > i { color: red } }';
  expect(raise(css, 'notice.css')).toEqual({ css: css.replace('.aw-root', '$&:not(#_#_)'), errors: [] });
});

describe('a rule that cannot be raised is refused (W2)', () => {
  test.each([
    ":is([data-aw-theme='dark'], [data-aw-ground~='dark']) .aw-notice",
    ":where([data-aw-theme='dark'] .aw-root, .aw-root[data-aw-ground~='dark']) .aw-checkbox",
    "[data-aw-theme='dark'] .aw-root .aw-notice",
    '.aw-builder .aw-control',
    '.aw-notice',
    'h1',
    '.aw-root { & .aw-notice',
  ])('%s', (selector) => {
    const css = `.aw-root .aw-a { color: red }\n\n${selector} { color: red }${selector.includes('{') ? '}' : ''}`;
    const { errors } = raise(css, 'packages/banners/src/notice.css');
    expect(errors).toMatchObject([
      {
        text: expect.stringContaining(`The build cannot give "${selector.split(' {')[0]}"`) as string,
        location: { file: 'packages/banners/src/notice.css', line: 3 },
      },
    ]);
  });
});
