import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayImport, requireLayerForEveryPackage } from './eslint/package-layers.ts';

const root = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, 'scripts', 'eslint.config.js') });
const source = 'packages/banners/src/banner.ts';
const component = 'packages/banners/src/Banner.tsx';
const browserTest = 'packages/loader/src/browser/find/page.browser.ts';
const browserTestTool = 'packages/testing/src/browser/pages/page.ts';

/** A rule's sample of rejected and accepted code, and the file both belong to (default: a source file). */
interface Sample {
  readonly rule: string;
  readonly bad: string;
  readonly good: string;
  readonly file?: string;
  readonly goodFile?: string;
}

const directions: Sample[] = [
  {
    rule: 'house/package-directions',
    bad: importOf('forms'),
    good: importOf('core'),
    file: 'packages/ui/src/button/Button.tsx',
  },
  { rule: 'house/package-directions', bad: importOf('lead-forms'), good: importOf('forms') },
  { rule: 'house/package-directions', bad: importOf('loader'), good: importOf('ui') },
  ...['core', 'core/call-options', 'widget', 'testing', 'testing/golden-leads', 'site'].map((name) => ({
    rule: 'house/package-directions',
    bad: importOf(name),
    good: `import 'express';`,
    file: 'packages/sandbox/src/a.ts',
  })),
  ...['packages/sandbox/src/a.test.ts', 'packages/sandbox/src/browser/a.browser.ts'].flatMap((file) => [
    { rule: 'house/package-directions', bad: importOf('core'), good: importOf('testing/golden-leads'), file },
    { rule: 'house/package-directions', bad: importOf('testing'), good: importOf('testing/random'), file },
    {
      rule: 'house/package-directions',
      bad: importOf('testing/form'),
      good: importOf('testing/searches'),
      file,
    },
    {
      rule: 'house/package-directions',
      bad: importOf('testing/browser'),
      good: importOf('testing/searches'),
      file,
    },
  ]),
  {
    rule: 'house/package-directions',
    bad: importOf('core'),
    good: `import '../../src/a.ts';`,
    file: 'packages/sandbox/browser/page/a.ts',
  },
  {
    rule: 'house/package-directions',
    bad: `import '../../wordpress/trial/a.ts';`,
    good: `import '../../trial/a.ts';`,
    file: 'examples/wordpress/trial/a.ts',
  },
  {
    rule: 'house/package-directions',
    bad: importOf('loader'),
    good: importOf('forms'),
    file: 'packages/testing/src/a.ts',
  },
  {
    rule: 'house/package-directions',
    bad: importOf('sandbox'),
    good: importOf('lead-forms'),
    file: 'packages/loader/src/a.ts',
  },
  {
    rule: 'house/package-directions',
    bad: importOf('testing'),
    good: importOf('testing'),
    goodFile: 'packages/banners/src/banner.test.ts',
  },
  {
    rule: 'house/package-directions',
    bad: importOf('sandbox'),
    good: importOf('sandbox'),
    goodFile: browserTest,
  },
  {
    rule: 'house/package-directions',
    bad: importOf('ui/src/Button.tsx'),
    good: `import '@adviser-widgets/ui/styles.css';`,
  },
  {
    rule: 'house/package-directions',
    bad: importOf('ui/src/Button.tsx'),
    good: importOf('lead-forms'),
    file: 'stories/a.stories.tsx',
  },
  {
    rule: 'house/package-directions',
    bad: `export * from '../../core/src/cookies.ts';`,
    good: `export * from './cookies.ts';`,
  },
  {
    rule: 'house/package-directions',
    bad: `void import('../../core/src/cookies.ts');`,
    good: `void import('./cookies.ts');`,
  },
  {
    rule: 'house/package-directions',
    bad: `import '../../../scripts/browser.ts';`,
    good: `import '../styles.css';`,
  },
  ...[
    source,
    'packages/banners/src/banner.test.ts',
    'packages/testing/src/form.ts',
    'stories/a.stories.tsx',
  ].map((file) => ({
    rule: 'house/package-directions',
    bad: importOf('testing/browser'),
    good: importOf('testing/browser'),
    file,
    goodFile: browserTest,
  })),
  ...['sandbox', 'site', 'testing/browser'].map((name) => ({
    rule: 'house/package-directions',
    bad: importOf(name),
    good: importOf(name),
    file: 'packages/banners/src/banner.test.ts',
    goodFile: 'packages/banners/src/browser/page.ts',
  })),
  ...['sandbox', 'site'].map((name) => ({
    rule: 'house/package-directions',
    bad: importOf(name),
    good: importOf(name),
    file: 'packages/testing/src/form.ts',
    goodFile: browserTestTool,
  })),
  {
    rule: 'house/package-directions',
    bad: importOf('lead-forms'),
    good: importOf('core'),
    file: browserTestTool,
  },
  {
    rule: 'house/package-directions',
    bad: importOf('loader'),
    good: importOf('ui'),
    file: 'packages/banners/src/banner.browser.ts',
  },
  {
    rule: 'house/package-directions',
    bad: `import '../../../../../scripts/browser.ts';`,
    good: `import '../../../../../scripts/browser.ts';`,
    file: browserTest,
    goodFile: browserTestTool,
  },
  {
    rule: 'house/package-directions',
    bad: `export type Config = import('@adviser-widgets/loader').Config;`,
    good: `export type Config = import('@adviser-widgets/core').Config;`,
  },
  {
    rule: 'house/package-directions',
    bad: `import '../../packages/core/src/visit/cookies.ts';`,
    good: `import '@adviser-widgets/sandbox';`,
    file: 'examples/site/server.ts',
  },
];

const element = 'declare const element: HTMLElement; declare const html: string;';
const rawHtml: Sample[] = [
  `element.innerHTML = html;`,
  `element['innerHTML'] = html;`,
  `element.outerHTML = html;`,
  `element.insertAdjacentHTML('beforeend', html);`,
  `Object.assign(element, { innerHTML: html });`,
  `document.write(html);`,
  `new DOMParser().parseFromString(html, 'text/html');`,
  `document.createRange().createContextualFragment(html);`,
  `element.setHTMLUnsafe(html);`,
].flatMap((statement) => {
  const bad = `${element} ${statement}`;
  const rule = 'no-restricted-syntax';
  return [
    { rule, bad, good: `${element} element.textContent = html;` },
    { rule, bad, good: bad, goodFile: 'packages/widget/src/html/sanitise.ts' },
    { rule, bad, good: bad, goodFile: 'packages/sandbox/src/page.ts' },
    { rule, bad, good: bad, goodFile: 'packages/banners/src/banner.test.ts' },
    {
      rule,
      bad,
      good: `${element} element.textContent = html;`,
      file: 'packages/core/src/third-party/script.ts',
    },
  ];
});

const addedTags: Sample[] = [
  { bad: `document.createElement('script');`, good: `document.createElement('div');` },
  { bad: `document.createElement('STYLE');`, good: `document.createElement('span');` },
  { bad: `document.createElement('link');`, good: `document.createElement('a');` },
  {
    bad: `declare const script: HTMLScriptElement; script.src = '/a.js';`,
    good: `declare const image: HTMLImageElement; image.src = '/a.png';`,
  },
  { bad: `document.adoptedStyleSheets.pop();`, good: `document.images.item(0);` },
].flatMap(({ bad, good }) => {
  const rule = 'no-restricted-syntax';
  return [
    { rule, bad, good },
    { rule, bad, good: bad, goodFile: 'packages/core/src/third-party/script.ts' },
    { rule, bad, good: bad, goodFile: 'packages/loader/src/load/create-links.ts' },
    { rule, bad, good, file: 'packages/widget/src/html/sanitise.ts' },
  ];
});

const cookies: Sample[] = [
  `export const a = document.cookie;`,
  `document.cookie = 'a=1';`,
  `export const a = window.document.cookie;`,
  `export const a = document['cookie'];`,
  `export const { cookie } = document;`,
  `void cookieStore.get('a');`,
  `import cookies from 'js-cookie'; cookies.remove('a');`,
  `void import('js-cookie');`,
  `export { default as a } from 'js-cookie';`,
].flatMap((bad) => {
  const rule = 'no-restricted-syntax';
  const good = `import { readCookie } from './cookies.ts'; export const a = readCookie('a');`;
  return [
    { rule, bad, good },
    { rule, bad, good: bad, goodFile: 'packages/core/src/visit/cookies.ts' },
    { rule, bad, good: bad, goodFile: 'packages/core/src/visit/cookies.test.ts' },
    { rule, bad, good, file: 'packages/widget/src/html/sanitise.ts' },
    { rule, bad, good, file: 'packages/core/src/third-party/script.ts' },
  ];
});

const markup: Sample[] = [
  {
    rule: 'no-restricted-syntax',
    bad: `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    good: `export const A = () => <p>a</p>;`,
    file: component,
  },
  {
    rule: 'no-restricted-syntax',
    bad: `export const A = () => <style>{'p { color: red }'}</style>;`,
    good: `export const A = () => <p className="aw-a" />;`,
    file: component,
  },
  {
    rule: 'jsx-a11y/alt-text',
    bad: `export const A = () => <img src="/a.png" />;`,
    good: `export const A = () => <img src="/a.png" alt="" />;`,
    file: component,
  },
  {
    rule: 'jsx-a11y/anchor-is-valid',
    bad: `export const A = () => <a href="#">a</a>;`,
    good: `export const A = () => <a href="/a">a</a>;`,
    file: component,
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    bad: `import { useState } from 'react'; export function A({ on }: { on: boolean }) { if (on) useState(0); return null; }`,
    good: `import { useState } from 'react'; export function A() { const [on] = useState(true); return on ? <p /> : null; }`,
    file: component,
  },
];

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const a${index} = ${index};`).join('\n');
const house: Sample[] = [
  { rule: 'no-eval', bad: `eval('1');`, good: `Number('1');` },
  { rule: 'no-implied-eval', bad: `setTimeout('alert(1)', 1);`, good: `setTimeout(() => alert(1), 1);` },
  { rule: 'no-new-func', bad: `new Function('return 1');`, good: `new Map();` },
  { rule: 'no-script-url', bad: `location.assign('javascript:void 0');`, good: `location.assign('/a');` },
  {
    rule: 'no-restricted-syntax',
    bad: `export const a = (b: string) => b.replace(/\\/+$/, '');`,
    good: `export const a = (b: string) => b.replace(/^\\/+/, '');`,
  },
  {
    rule: 'no-restricted-syntax',
    bad: `export const a = (b: string) => b.replace(/\\s*$/, '');`,
    good: `export const a = (b: string) => b.replace(/(?<!x)x+$/, '');`,
  },
  { rule: 'no-restricted-syntax', bad: `export default function a() {}`, good: `export function a() {}` },
  {
    rule: 'no-restricted-syntax',
    bad: `const a = 1; export { a as default };`,
    good: `const a = 1; export { a };`,
  },
  {
    rule: 'no-restricted-syntax',
    bad: `export default {};`,
    good: `export default {};`,
    goodFile: 'scripts/vitest.config.ts',
  },
  {
    rule: 'no-restricted-syntax',
    bad: `export default function a() {}`,
    good: `const meta = {}; export default meta;`,
    file: 'stories/a.stories.tsx',
  },
  {
    rule: 'no-restricted-syntax',
    bad: `expect(1).toMatchSnapshot();`,
    good: `expect(1).toBe(1);`,
    file: 'packages/core/src/a.test.ts',
  },
  {
    rule: 'no-restricted-syntax',
    bad: `vi.mock('./cookies.ts');`,
    good: `vi.useFakeTimers();`,
    file: 'packages/core/src/a.test.ts',
  },
  {
    rule: 'no-restricted-syntax',
    bad: `export const a = 1;`,
    good: `export const a = 1;`,
    file: 'packages/core/src/utils.ts',
    goodFile: source,
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    bad: `export const a = (b: any) => b;`,
    good: `export const a = (b: unknown) => b;`,
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    bad: `export const a = (b?: { c: 1 }) => b!.c;`,
    good: `export const a = (b?: { c: 1 }) => b?.c;`,
  },
  ...['@ts-ignore', '@ts-nocheck', '@ts-expect-error: it is late', '@ts-check'].map((comment) => ({
    rule: '@typescript-eslint/ban-ts-comment',
    bad: `// ${comment}\nexport const a = 1;`,
    good: `// Why it is so.\nexport const a = 1;`,
  })),
  { rule: 'max-lines', bad: lines(201), good: `${lines(200)}\n\n// A comment.\n` },
  { rule: 'max-lines', bad: lines(201), good: lines(201), goodFile: 'packages/core/src/a.test.ts' },
  { rule: 'max-lines', bad: lines(201), good: lines(201), goodFile: 'stories/a.stories.tsx' },
  {
    rule: 'max-params',
    bad: `export const a = (b: 1, c: 1, d: 1, e: 1) => b + c + d + e;`,
    good: `export const a = (b: 1, c: 1, d: 1) => b + c + d;`,
  },
  {
    rule: 'max-params',
    bad: `export const a = (b: 1, c: 1, d: 1, e: 1) => b + c + d + e;`,
    good: `test.each([[1, 2, 3, 4]])('a', (b, c, d, e) => b + c + d + e);`,
    goodFile: 'packages/core/src/a.test.ts',
  },
  {
    rule: 'no-empty-pattern',
    bad: `export const a = ({}) => 1;`,
    good: `export const a = ({}) => 1;`,
    goodFile: browserTestTool,
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    bad: `export async function make(use: () => Promise<void>) { await use(); }`,
    good: `export async function make(use: () => Promise<void>) { await use(); }`,
    goodFile: browserTestTool,
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    bad: `import { useEffect } from 'react'; export function useA(b: () => void) { useEffect(() => b(), []); }`,
    good: `import { useEffect } from 'react'; export function useA(b: () => void) { useEffect(() => b(), [b]); }`,
  },
  {
    rule: 'max-depth',
    bad: `export function a(b: number) { if (b > 1) { if (b > 2) { if (b > 3) { return 1; } } } return 0; }`,
    good: `export function a(b: number) { if (b > 1) { if (b > 2) { return 1; } } return 0; }`,
  },
  {
    rule: 'complexity',
    bad: `export const a = (b?: 1) => b${' ?? b'.repeat(15)};`,
    good: `export const a = (b?: 1) => b${' ?? b'.repeat(14)};`,
  },
];

const page = 'declare const page: { waitForTimeout(milliseconds: number): Promise<void> };';
const sleep = `${page} await page.waitForTimeout(300);`;
const sleepless = `${page} void page;`;
const idle = `declare const page: { waitForLoadState(state: string): Promise<void> }; await page.waitForLoadState('networkidle');`;
const sleepOfNode = `await new Promise((resolve) => setTimeout(resolve, 100));`;
const waits: Sample[] = [
  ...[
    browserTest,
    browserTestTool,
    'packages/sandbox/src/browser/a.browser.ts',
    'packages/banners/src/banner.browser.ts',
    'scripts/apps/browser/a.browser.ts',
    'stories/a.stories.tsx',
    'scripts/browser.ts',
    source,
    'packages/core/src/a.test.ts',
    'packages/widget/src/html/sanitise.ts',
    'packages/core/src/third-party/script.ts',
    'packages/core/src/visit/cookies.ts',
    'scripts/chaos/a.test.ts',
  ].map((file) => ({
    rule: 'no-restricted-syntax',
    bad: sleep,
    good: sleepless,
    file,
  })),
  ...['scripts/chaos/settle.ts', 'scripts/bench/compare-peers.ts', 'scripts/bench/compare-searches.ts'].map(
    (goodFile) => ({
      rule: 'no-restricted-syntax',
      bad: sleep,
      good: sleep,
      goodFile,
    }),
  ),
  ...[
    browserTest,
    'packages/core/src/a.test.ts',
    source,
    'stories/a.stories.tsx',
    'scripts/lighthouse/main.ts',
    'examples/wordpress/trial/pages.ts',
  ].map((file) => ({
    rule: 'no-restricted-syntax',
    bad: idle,
    good: sleepless,
    file,
  })),
  ...[
    browserTest,
    browserTestTool,
    'packages/banners/src/banner.browser.ts',
    'scripts/apps/browser/a.browser.ts',
    'stories/a.stories.tsx',
    'packages/core/src/a.test.ts',
    'packages/ui/src/A.test.tsx',
    'scripts/gate/a.test.ts',
    'scripts/chaos/a.test.ts',
    'packages/testing/src/form.ts',
    'examples/wordpress/a.test.ts',
    'examples/wordpress/trial/lead.ts',
    'examples/trial/lead.ts',
  ].flatMap((file) => [
    {
      rule: 'no-restricted-syntax',
      bad: sleepOfNode,
      good: `await new Promise((resolve) => setTimeout(resolve));`,
      file,
    },
    {
      rule: 'no-restricted-syntax',
      bad: `await new Promise((resolve) => window.setTimeout(() => resolve(1), 1_000));`,
      good: `await new Promise((resolve) => setTimeout(resolve, 0));`,
      file,
    },
    {
      rule: 'no-restricted-syntax',
      bad: `await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 2 * 50)));`,
      good: `setTimeout(() => alert(1), 50);`,
      file,
    },
    {
      rule: 'no-restricted-syntax',
      bad: `import { setTimeout as wait } from 'node:timers/promises'; await wait(50);`,
      good: `import { join } from 'node:path'; join('a');`,
      file,
    },
    {
      rule: 'no-restricted-syntax',
      bad: `await fetch('/a', { signal: AbortSignal.timeout(50) });`,
      good: `await fetch('/a', { signal: new AbortController().signal });`,
      file,
    },
  ]),
  ...['packages/core/src/a.test.ts', 'scripts/gate/a.test.ts', 'packages/testing/src/form.ts'].map(
    (file) => ({
      rule: 'no-restricted-syntax',
      bad: `export const started = performance.now();`,
      good: `vi.spyOn(performance, 'now');`,
      file,
    }),
  ),
  ...[
    'packages/testing/src/after.ts',
    'packages/testing/src/fake-api.ts',
    'packages/testing/src/fake-search.ts',
    'examples/trial/leftovers.ts',
    source,
  ].map((goodFile) => ({
    rule: 'no-restricted-syntax',
    bad: sleepOfNode,
    good: sleepOfNode,
    file: browserTest,
    goodFile,
  })),
];

describe('the lint rules', () => {
  // The first run loads every plug-in, which takes seconds on a busy machine.
  beforeAll(async () => void (await broken('', source)), 60_000);

  test.each(
    [...directions, ...rawHtml, ...addedTags, ...cookies, ...markup, ...house, ...waits].map(withTitle),
  )('$rule: $title', async ({ rule, bad, good, file = source, goodFile = file }) => {
    expect(await broken(bad, file)).toContain(rule);
    expect(await broken(good, goodFile)).not.toContain(rule);
  });

  test('the two files that add scripts and styles may still not write raw HTML', async () => {
    const html = `${element} element.innerHTML = html;`;
    expect(await broken(html, 'packages/loader/src/load/create-links.ts')).toContain('no-restricted-syntax');
  });
});

describe('the layers of packages', () => {
  test.each([
    ['core', []],
    ['widget', ['core']],
    ['ui', ['core', 'widget']],
    ['forms', ['core', 'widget', 'ui']],
    ['lead-forms', ['core', 'widget', 'ui', 'forms']],
    ['sandbox', []],
    ['testing', ['core', 'widget', 'markup', 'ui', 'forms']],
  ])('%s may import %j', (name, expected) => {
    expect(mayImport(name)).toEqual(expected);
  });

  test('the sandbox depends on no widget package', () => {
    const text = readFileSync(join(root, 'packages/sandbox/package.json'), 'utf8');
    expect(text.match(/@adviser-widgets\/[\w-]+/g)).toEqual(['@adviser-widgets/sandbox']);
  });

  test('the test data that the sandbox uses imports nothing of the widgets', () => {
    const files = globSync('packages/testing/src/{golden-leads/*,searches/*,random}.ts', { cwd: root });
    const imports = files.flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/from '@adviser-widgets\/.*'/g) ?? [],
    );
    expect([files.length > 5, imports]).toEqual([true, []]);
  });

  test('a folder without a layer is named in the error', () => {
    expect(() => requireLayerForEveryPackage(['core', 'new-family'])).toThrow(
      'packages/new-family has no layer: add "new-family" to scripts/eslint/package-layers.ts.',
    );
  });
});

/** Returns the rules that this text would break in the given file. */
async function broken(text: string, file: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  const messages = result?.messages ?? [];
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${fatal.message} in ${text}`);
  return messages.map((message) => message.ruleId);
}

/** Adds a one-line title: the rejected code, and the file in which the other sample is accepted. */
function withTitle(sample: Sample): Sample & { title: string } {
  const [firstLine = ''] = sample.bad.split('\n');
  return { ...sample, title: `${firstLine.slice(0, 90)} (${sample.goodFile ?? sample.file ?? source})` };
}

function importOf(path: string): string {
  return `import '@adviser-widgets/${path}';`;
}
