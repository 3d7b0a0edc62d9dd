import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseValue, type Kind } from '@adviser-widgets/core/internal';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { kindExamples } from '../../stories/docs/kind-examples.ts';
import { declaredTokens, readTokens } from '../../stories/docs/read-tokens.ts';
import { tokenWords } from '../../stories/docs/token-words.ts';
import type { Theme } from '../../stories/themes/theme.ts';
import { themes } from '../../stories/themes/themes.ts';
import { linkSnippet } from '../../stories/widget-page/link-snippet.ts';
import { root } from '../cdn/find-widgets.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tokenSheet = read('packages/ui/src/tokens.css');
const tokens = readTokens(tokenSheet);
const documented = Object.keys(tokenWords).map((word) => `--aw-${word}`);

/** The names that sheets read with `var()`, or that a sheet or script of ours declares. */
function namesIn(pattern: RegExp, files: string): Set<string> {
  const sources = globSync(files, { cwd: root })
    .filter((path) => !path.includes('/report/'))
    .map(read);
  return new Set(sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, name = '']) => name)));
}

const readBySheets = new Set([
  ...namesIn(/var\(\s*(--aw-[\w-]+)/g, 'packages/*/src/**/*.css'),
  ...namesIn(/var\(\s*(--aw-[\w-]+)/g, 'scripts/cdn/page-css.ts'),
]);

test('every declared design token is in the guide', () => {
  expect(declaredTokens(tokenSheet).filter((name) => !documented.includes(name))).toEqual([]);
});

test('every property that only a page can set is in the guide', () => {
  const set = [
    ...namesIn(/(--aw-[\w-]+):/g, 'packages/*/src/**/*.css'),
    ...namesIn(/(--aw-[\w-]+):/g, 'scripts/cdn/page-css.ts'),
    ...namesIn(/(--aw-[\w-]+)/g, 'packages/*/src/**/*.{ts,tsx}'),
  ];
  const open = [...readBySheets].filter(
    (name) => !set.includes(name) && !/^--aw-(?:popup|sticky-header|more)-/.test(name),
  );
  expect(open.filter((name) => !documented.includes(name))).toEqual([]);
});

test.each(documented)('%s of the guide reaches something', (name) => {
  expect(readBySheets).toContain(name);
});

test.each(documented)('%s of the guide has a default', (name) => {
  expect(tokens.find((token) => token.name === name)?.light).toBeTruthy();
});

test.each(documented)('%s has a row on the page of design tokens', (name) => {
  expect(read('stories/docs/DesignTokens.md')).toContain(`\n| \`${name}\` | `);
});

test('the link form of a widget carries its attributes', () => {
  expect(linkSnippet(requestCallForm)).toBe(
    '<a href="/about-us/contact-us#widget=request-call-form&heading=Talk%20to%20us&campaign-id=HL-2026">Request a call</a>',
  );
});

const examplesOfKinds = Object.entries(kindExamples).flatMap(
  ([kind, { good }]) => good.map((text) => [kind as Kind, text] as const), // the record has one entry per kind
);

test.each(examplesOfKinds)('the example of the kind %s, %s, works', (kind, text) => {
  expect(parseValue(kind, text, { choices: ['none', 'booklet'] })).toBeDefined();
});

type Colors = Pick<Theme, 'selector' | 'tokens' | 'page'>;

/** The contrast that each pair of colours needs (WCAG 1.4.3, 1.4.11). */
const pairs = [
  ['color-on-primary', 'color-primary', 4.5],
  ['color-on-primary', 'color-primary-hover', 4.5],
  ['color-on-chosen', 'color-chosen', 4.5],
  ['color-on-notice', 'color-notice', 4.5],
  ['color-field-text', 'color-surface', 4.5],
  ['color-field-text', 'color-accent-surface', 4.5],
  ['color-muted', 'card', 4.5],
  ['color-muted', 'color-surface', 4.5],
  ['color-link', 'card', 4.5],
  ['color-link', 'color-accent-surface', 4.5],
  ['color-accent', 'card', 4.5],
  ['color-accent', 'color-surface', 4.5],
  ['color-error', 'card', 4.5],
  ['color-error', 'color-surface', 4.5],
  ['color-error', 'color-error-surface', 4.5],
  ['text', 'card', 4.5],
  ['text', 'color-accent-surface', 4.5],
  ['color-border', 'color-surface', 3],
  ['color-border', 'card', 3],
  ['color-primary', 'card', 3],
  ['color-focus', 'card', 3],
  ['color-focus', 'color-surface', 3],
] as const;

const defaults: readonly (readonly [string, Colors])[] = [
  ['default', { selector: ':root', tokens: {}, page: { ground: '#fff', card: '#fff', text: '#1c2a3a' } }],
  [
    'default, dark',
    {
      selector: "[data-aw-theme='dark']",
      tokens: {},
      page: { ground: '#0a1a31', card: '#0f2342', text: '#e9eef6' },
    },
  ],
];

test.each<readonly [string, Colors]>([...defaults, ...Object.entries(themes)])(
  'the contrasts of the %s theme are sufficient',
  (_, theme) => {
    const low = pairs
      .map(([one, other, least]) => ({
        one,
        other,
        least,
        is: new Color(colorOf(theme, one)).contrast(colorOf(theme, other), 'WCAG21'),
      }))
      .filter(({ is, least }) => is < least);
    expect(low).toEqual([]);
  },
);

test('each token of a colour is in a pair', () => {
  const paired = new Set<string>(pairs.flatMap(([one, other]) => [one, other]));
  const declared = declaredTokens(tokenSheet).map((name) => name.slice('--aw-'.length)); // the others are the page's
  const colors = declared.filter((name) => /^color-/.test(name));
  expect(colors.filter((name) => !paired.has(name))).toEqual([]);
});

/** Follows other tokens, and mixes as a browser does. */
function colorOf(theme: Colors, name: string): string {
  const color = valueOf(theme, name);
  const [, other] = /^var\(--aw-([\w-]+)\)$/.exec(color) ?? [];
  if (other) return colorOf(theme, other);
  const [, mixed, added = '', percent] =
    /^color-mix\(in oklab, var\(--aw-([\w-]+)\), (\w+) (\d+)%\)$/.exec(color) ?? [];
  if (!mixed) return color;
  return new Color(colorOf(theme, mixed)).mix(added, Number(percent) / 100, { space: 'oklab' }).toString();
}

/** Returns the theme's value of this name, else the page's, else the default for its background. */
function valueOf({ selector, tokens: own, page }: Colors, name: string): string {
  const token = tokens.find((each) => each.name === `--aw-${name}`);
  const standard = selector === ':root' ? token?.light : (token?.dark ?? token?.light);
  const value = own[`--aw-${name}`] ?? page[name as keyof Theme['page']] ?? standard; // some names are the page's, some the theme's
  if (!value) throw new Error(`There is no colour "${name}"`);
  return value;
}
