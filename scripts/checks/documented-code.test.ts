// @vitest-environment jsdom
import { join } from 'node:path';
import { camelCase } from '@adviser-widgets/widget';
import { beforeAll, expect, test } from 'vitest';
import { families, type DocumentedWidget } from '../../stories/catalogue/families.ts';
import { reactUse } from '../../stories/widget-page/react-use.ts';
import { root } from '../cdn/find-widgets.ts';
import { compileInMemory } from './compile-in-memory.ts';
import { documentedPages, type CodeBlock } from './code-blocks.ts';

const widgets = families.flatMap(({ name: family, widgets: own }) =>
  own.map((definition) => ({ family, definition, name: definition.name })),
);

/** The path of an example, which only exists in memory. */
const fileOf = (widget: string) => join(root, 'stories', `example-of-${widget}.tsx`);
/** No widget's name. */
const withWrongProps = 'wrong-props';

const blocks = documentedPages().flatMap((page) =>
  page.blocks.filter(({ language }) => /^tsx?$/.test(language)),
);

/** In a folder that has the packages which the code imports. */
function fileOfBlock({ file, line }: CodeBlock): string {
  const folder = file.startsWith('examples/site') ? 'examples/site' : 'stories';
  return join(root, folder, `${`${file}:${line}`.replace(/\W/g, '-')}.tsx`);
}

/** What documented code takes as given. */
const given: Readonly<Record<string, string>> = {
  'stories/given.d.ts': `declare module '*.css';
declare const signal: AbortSignal;
declare const element: HTMLElement;
declare const definition: import('@adviser-widgets/widget').Definition;
`,
  'stories/App.tsx': 'export default function App() { return null; }',
  'App.tsx': 'export default function App() { return null; }',
};

/** Shown code need not use all that it declares. */
const ofUse = /is declared but its value is never read|elements are unused/;

let findings: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const files = new Map([
    ...Object.entries(given).map(([name, text]): [string, string] => [join(root, name), text]),
    ...blocks.map((block): [string, string] => [fileOfBlock(block), `${block.text}\nexport {};\n`]),
    ...widgets.map(({ family, definition }): [string, string] => [
      fileOf(definition.name),
      exampleOf(definition, family),
    ]),
    [fileOf(withWrongProps), wrongExample()],
  ]);
  findings = compileInMemory(files);
}, 120_000);

test('there are examples to check', () => {
  expect(widgets.length).toBeGreaterThanOrEqual(33);
});

test('there is documented code', () => {
  expect(blocks.length).toBeGreaterThan(25);
});

test.each(blocks)('the code at $file:$line compiles', (block) => {
  const found = findings.get(fileOfBlock(block)) ?? [];
  expect(found.filter((sentence) => !ofUse.test(sentence))).toEqual([]);
});

test.each(widgets)("the catalogue's React example of $name compiles, and has all the props", ({ name }) => {
  expect(findings.get(fileOf(name)) ?? []).toEqual([]);
});

test('an unknown or undocumented prop does not compile', () => {
  const found = findings.get(fileOf(withWrongProps)) ?? [];
  expect(found.join('\n')).toContain('nonsense');
  expect(found.join('\n')).toContain('heading');
});

/** An example whose documented props have one too many, and lack one. */
function wrongExample(): string {
  const [{ definition, family } = { definition: undefined, family: '' }] = widgets;
  if (!definition) throw new Error('There is no widget');
  return exampleOf(definition, family)
    .replace(/type Documented = /, `type Documented = 'nonsense' | `)
    .replace(/ \| 'heading'/, '');
}

/** Returns the example, with added lines that only compile if the documented props match the component's. */
function exampleOf(definition: DocumentedWidget, family: string): string {
  const { code } = reactUse(definition, family);
  const [, component = ''] = /import \{ (\w+) \} from '@adviser-widgets\/(?!core)/.exec(code) ?? [];
  const documented = [
    ...Object.keys(definition.attributes).map(camelCase),
    ...Object.keys(definition.slots),
    ...Object.keys(definition.reactOnly),
  ];
  return `import type { ComponentProps } from 'react';
${code}
type Documented = never${documented.map((name) => ` | '${name}'`).join('')};
type Actual = keyof ComponentProps<typeof ${component}>;
type NoneOf<Names> = [Names] extends [never] ? 'none' : Names;
export const missing: NoneOf<Exclude<Documented, Actual>> = 'none';
export const undocumented: NoneOf<Exclude<Actual, Documented>> = 'none';
`;
}
