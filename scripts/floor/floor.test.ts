import { expect, test } from 'vitest';
import { findInScripts, findInStyles, judge } from './main.ts';

const inScripts = (...texts: string[]) =>
  findInScripts(texts.map((text) => ({ file: 'base-12345678.js', text })));
const inStyles = (text: string) => findInStyles({ file: 'ui-12345678.css', text });
const pathsOf = (findings: readonly { path: string }[]) => [...new Set(findings.map(({ path }) => path))];

test.each([
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['Object.groupBy(list, of)', 'javascript.builtins.Object.groupBy'],
  ['const { fromAsync } = Array', 'javascript.builtins.Array.fromAsync'],
  ['new Set().union(others)', 'javascript.builtins.Set.union'],
  ['(0, a.b)["isWellFormed"]()', 'javascript.builtins.String.isWellFormed'],
  ['new Intl.DurationFormat()', 'javascript.builtins.Intl.DurationFormat'],
  ['new RegExp("a", "v")', 'javascript.builtins.RegExp.unicodeSets'],
  ['/[\\p{L}--[a-z]]/v', 'ECMAScript after 2023'],
  ['/(?i:a)b/', 'ECMAScript after 2023'],
  ['import data from "./a.json" with { type: "json" }', 'ECMAScript after 2023'],
  ['window.URL.canParse(address)', 'api.URL.canParse_static'],
  ['Response.json(data)', 'api.Response.json_static'], // each response has a method of that name
  ['AbortSignal.any([a, b])', 'api.AbortSignal.any_static'],
  ['url.searchParams.size', 'api.URLSearchParams.size'],
  ['new CloseWatcher()', 'api.CloseWatcher'],
  ['requestIdleCallback(act)', 'api.Window.requestIdleCallback'],
  ['navigator.connection', 'api.Navigator.connection'], // Firefox had it, on phones, and removed it
  ['document.startViewTransition(change)', 'api.Document.startViewTransition'],
  ['box.showPopover()', 'api.HTMLElement.showPopover'],
  ['parent.moveBefore?.(node, null)', 'api.Document.moveBefore'],
  ['read(({ level }) => level)', 'api.BatteryManager.level'],
  ['box.addEventListener(`scrollend`, act)', 'api.Document.scrollend_event'],
  ['fetch(address, { priority: "low" })', 'api.fetch.options_parameter.priority'],
  ['box.animate([], { rangeStart: "0" })', 'api.Element.animate.options_rangeStart_parameter'],
  ['page.querySelector("nav:has(> ul)")', 'css.selectors.has'],
  ['matchMedia("(scripting: none)")', 'css.at-rules.media.scripting'],
  ['box.style.textWrap = "balance"', 'css.properties.text-wrap'],
  ['jsx("iframe", { loading: "lazy" })', 'html.elements.iframe.loading'],
  ['box.setAttribute("popover", "")', 'html.global_attributes.popover'],
  ['link.rel = `modulepreload`', 'html.elements.link.rel.modulepreload'],
])('%s is found', (code, path) => {
  expect(pathsOf(inScripts(code))).toContain(path);
});

test.each([
  'class A { #b = 1; static { this.c ??= 2; } }',
  'list.at(-1)?.toSorted()',
  'AbortSignal.timeout(9)',
  'typeof Temporal === "object"',
  'const URL = { canParse: () => true }; URL.canParse(address)',
  'const news = { element: 1 }; news.element', // CSSPseudoElement.element
])('%s is at the floor', (code) => {
  expect(inScripts(code)).toEqual([]);
});

test('a member that an object of another file has is ours', () => {
  expect(inScripts('read(({ level }) => level)', 'read({ level: 1 })')).toEqual([]);
});

test.each([
  ['a:not(:has(b)) { color: red }', 'css.selectors.has'],
  ['a { &:hover { color: red } }', 'css.selectors.nesting'],
  ['a { b { color: red } }', 'css.selectors.nesting'],
  ['@media (scripting: enabled) { a { color: red } }', 'css.at-rules.media.scripting'],
  ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
  ['a { text-wrap: balance }', 'css.properties.text-wrap'],
  ['a { backdrop-filter: none }', 'css.properties.backdrop-filter'],
  ['a { float: inline-end }', 'css.properties.float.inline-end'],
  ['a { color: light-dark(red, blue); color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
  ['a { margin: 1lh }', 'css.types.length.lh'],
  ['@supports (display: grid) { a:dir(rtl) { color: red } }', 'css.selectors.dir'],
])('%s is found', (css, path) => {
  expect(pathsOf(inStyles(css))).toEqual([path]);
});

test.each([
  'a { inset-inline: 0; height: 100dvh; color: color-mix(in srgb, red, blue); cursor: pointer }',
  'a { float: right; float: inline-end }',
  'a { -webkit-backdrop-filter: none; backdrop-filter: none }',
  '@supports selector(:has(a)) { a:has(b) { color: red } }',
  '@supports (text-wrap: balance) { a { text-wrap: balance } }',
  '@media (width > 400px) { a:focus-visible { color: red } }',
  '@keyframes a { from { opacity: 0 } }',
])('%s is at the floor or has a fallback', (css) => {
  expect(inStyles(css)).toEqual([]);
});

test('the report says what is newer, since when and where, and which exception no file needs', () => {
  const found = inScripts('let a;\nif (URL.canParse(b)) c()');
  const allowIn = (...files: string[]) => judge(found, [{ reason: '', features: ['api.URL'], in: files }]);
  expect(allowIn('base.js')).toEqual([]);
  expect(allowIn('engine.js')).toEqual([
    expect.stringMatching(
      /^api\.URL\.canParse_static is newer than the floor: Chrome 120, .*Safari 17.*\n {2}base-12345678\.js:2:9 {2}…if \(URL\.canParse\(b\)\) c\(\)…$/,
    ),
    expect.stringContaining('remove it there'),
  ]);
});
