import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findNewerCode } from './find-newer-code.ts';
import { findNewerStyles } from './find-newer-styles.ts';
import { judge } from './judge.ts';
import { known, type Known } from './known.ts';
import { newerThanFloor, readFeature, type Finding } from './support.ts';

const pathsOf = (findings: readonly Finding[]) => findings.map(({ path }) => path);
const inCode = (code: string) => pathsOf(findNewerCode([code]).flat());
const inStyles = (css: string) => pathsOf(findNewerStyles(css));

describe('support', () => {
  test.each([
    ['api.Element.moveBefore', /^Chrome 133, .*Firefox 144, .*Safari /],
    ['css.selectors.has', /^Firefox 121, Firefox for Android 121$/],
    ['api.Window.requestIdleCallback', /^Safari /],
    ['api.Navigator.connection', /^Firefox never, Safari never$/], // Firefox had it, on phones, and removed it
  ])('%s is newer: %s', (path, missing) => {
    expect(newerThanFloor(readFeature(path))?.missing).toMatch(missing);
  });

  test.each([
    'javascript.builtins.Array.toSorted', // Chrome 110, Firefox 115, Safari 16
    'api.AbortSignal.timeout_static',
    'css.types.color.color-mix', // Chrome 111
    'css.properties.cursor.pointer', // never on an iPhone
  ])('%s is at the floor', (path) => {
    expect(newerThanFloor(readFeature(path))).toBeUndefined();
  });

  test('of a feature that the data does not have is an error', () => {
    expect(() => readFeature('api.Element.moveAfter')).toThrow('no api.Element.moveAfter');
  });
});

describe('code', () => {
  test.each([
    ['/[\\p{L}--[a-z]]/v', 'ECMAScript after 2023'],
    ['/(?i:a)b/', 'ECMAScript after 2023'],
    ['import data from "./a.json" with { type: "json" }', 'ECMAScript after 2023'],
    ['new RegExp(pattern, "v")', 'javascript.builtins.RegExp.unicodeSets'],
  ])('%s is newer syntax', (code, path) => {
    expect(inCode(code)).toEqual([path]);
  });

  test.each([
    ['Temporal.Now', 'javascript.builtins.Temporal'],
    ['URL.canParse(address)', 'api.URL.canParse_static'],
    ['window.URL.canParse(address)', 'api.URL.canParse_static'],
    ['Object.groupBy(list, of)', 'javascript.builtins.Object.groupBy'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['new Intl.DurationFormat()', 'javascript.builtins.Intl.DurationFormat'],
    ['navigator.connection', 'api.Navigator.connection'],
    ['const { connection } = navigator', 'api.Navigator.connection'],
    ['document.startViewTransition(change)', 'api.Document.startViewTransition'],
    ['parent.moveBefore?.(node, null)', 'api.Document.moveBefore'],
    ['const { moveBefore } = element', 'api.Document.moveBefore'],
    ['(0, a.b)["isWellFormed"]()', 'javascript.builtins.String.isWellFormed'],
    ['new Intl.NumberFormat("en", { roundingMode: "floor" })', /options_roundingMode_parameter$/],
    ['element.animate([], { rangeStart: "0" })', /options_rangeStart_parameter$/],
    ['fetch(address, { priority: "low" })', 'api.fetch.options_parameter.priority'],
    ['box.addEventListener(`scrollend`, act)', /scrollend_event$/],
    ['page.querySelector("nav:has(> ul)")', 'css.selectors.has'],
    ['matchMedia("(scripting: none)")', 'css.at-rules.media.scripting'],
    ['jsx("iframe", { loading: "lazy" })', 'html.elements.iframe.loading'],
    ['box.setAttribute("popover", "")', 'html.global_attributes.popover'],
    ['link.rel = `modulepreload`', 'html.elements.link.rel.modulepreload'],
    ['box.style.textWrap = "balance"', 'css.properties.text-wrap'],
  ])('%s is found', (code, path) => {
    expect(inCode(code)).toEqual(expect.arrayContaining([expect.stringMatching(path)]));
  });

  test.each([
    'class A { #b = 1; static { this.c ??= 2; } }',
    'list.at(-1)?.toSorted()',
    'typeof Temporal === "object"',
    '"moveBefore" in element',
    'const URL = { canParse: () => true }; URL.canParse(address)',
    'const news = { element: 1 }; news.element', // CSSPseudoElement.element
  ])('%s is at the floor', (code) => {
    expect(inCode(code)).toEqual([]);
  });

  test('a member that an object of another file has is ours', () => {
    expect(findNewerCode(['read(({ level }) => level)', 'read({ level: 1 })'])).toEqual([[], []]);
    expect(inCode('read(({ level }) => level)')).toEqual(['api.BatteryManager.level']);
  });
});

describe('style sheets', () => {
  test.each([
    ['a:not(:has(b)) { color: red }', 'css.selectors.has'],
    ['a:dir(rtl) { color: red }', 'css.selectors.dir'],
    ['a { &:hover { color: red } }', 'css.selectors.nesting'],
    ['a { b { color: red } }', 'css.selectors.nesting'],
    ['@media (scripting: enabled) { a { color: red } }', 'css.at-rules.media.scripting'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['a { text-wrap: balance }', 'css.properties.text-wrap'],
    ['a { float: inline-end }', 'css.properties.float.inline-end'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
    ['a { margin: 1lh }', 'css.types.length.lh'],
    ['a { backdrop-filter: none }', 'css.properties.backdrop-filter'],
    ['@supports (display: grid) { a:has(b) { color: red } }', 'css.selectors.has'],
    ['a { color: light-dark(red, blue); color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ])('%s is found', (css, path) => {
    expect(inStyles(css)).toContain(path);
  });

  test.each([
    'a { inset-inline: 0; height: 100dvh; color: color-mix(in srgb, red, blue) }',
    'a { float: right; float: inline-end }',
    'a { -webkit-backdrop-filter: none; backdrop-filter: none }',
    '@supports selector(:has(a)) { a:has(b) { color: red } }',
    '@supports (text-wrap: balance) { a { text-wrap: balance } }',
    '@media (width > 400px) { a:focus-visible { color: red } }',
    '@keyframes a { from { opacity: 0 } }',
  ])('%s is at the floor or has a fallback', (css) => {
    expect(inStyles(css)).toEqual([]);
  });
});

describe('the report', () => {
  const text = 'let a;\nif (URL.canParse(b)) c()';
  const file = { name: 'assets/base-12345678.js', text, findings: findNewerCode([text]).flat() };
  const entry = (fields: Partial<Known>): Known => ({
    features: ['api.URL.canParse_static'],
    reason: '',
    ...fields,
  });

  test('says what is newer, since when, and where', () => {
    expect(judge([file], [])).toEqual([
      expect.stringMatching(
        /^api\.URL\.canParse_static is newer than the floor: Chrome 120, .*Safari 17.*\n {2}assets\/base-12345678\.js:2:9 {2}…if \(URL\.canParse\(b\)\) c\(\)…$/,
      ),
    ]);
  });

  test('lists a feature once, with some of its files', () => {
    const others = ['1', '2', '3', '4', '5'].map((number) => ({ ...file, name: `${number}.js` }));
    const [problem, ...more] = judge([file, ...others], []);
    expect(problem?.split('\n').at(-1)).toBe('  and in 2 more files');
    expect(more).toEqual([]);
  });

  test.each([[[]], [['base.js']]])('leaves out what is known in %j', (names) => {
    expect(judge([file], [entry(names.length > 0 ? { in: names } : {})])).toEqual([]);
  });

  test('says what is known in other files only, and that it is not needed there', () => {
    expect(judge([file], [entry({ in: ['engine.js'] })])).toEqual([
      expect.stringContaining('is newer than the floor'),
      expect.stringContaining('remove it there'),
    ]);
  });
});

test.each(known.flatMap(({ test: file, features }) => (file ? [[file, features] as const] : [])))(
  'there is the test %s for %j',
  (file, features) => {
    const path = join(import.meta.dirname, '../..', file);
    const names = features.map((feature) => feature.split('.').at(-1) ?? '');
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(names.filter((name) => text.includes(name))).not.toEqual([]);
  },
);
