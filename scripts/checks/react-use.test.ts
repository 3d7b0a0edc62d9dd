// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '@adviser-widgets/widget';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { families, type DocumentedWidget } from '../../stories/catalogue/families.ts';
import { reactUse } from '../../stories/widget-page/react-use.ts';
import { root } from '../cdn/find-widgets.ts';

const widgets = families.flatMap(({ name: family, widgets: own }) =>
  own.map((definition) => ({ family, definition, name: definition.name })),
);

/** The path of an example, which only exists in memory. */
const fileOf = (widget: string) => join(root, 'stories', `example-of-${widget}.tsx`);
/** No widget's name. */
const withWrongProps = 'wrong-props';
const sheets = join(root, 'stories/example-sheets.d.ts');

let findings: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const files = new Map([
    [sheets, `declare module '*.css';\n`],
    ...widgets.map(({ family, definition }): [string, string] => [
      fileOf(definition.name),
      exampleOf(definition, family),
    ]),
    [fileOf(withWrongProps), wrongExample()],
  ]);
  findings = compile(files);
}, 120_000);

test('there are examples to check', () => {
  expect(widgets.length).toBeGreaterThanOrEqual(33);
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

/** Compiles files that only exist in memory; returns the errors by file. */
function compile(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const { compilerOptions } = ts.parseConfigFileTextToJson(
    'tsconfig.base.json',
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8'),
  ).config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  const program = ts.createProgram([...files.keys()], options, host);
  const found = new Map<string, string[]>();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file?.fileName ?? '';
    found.set(name, [...(found.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return found;
}
