// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '@adviser-widgets/widget';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { families, type DocumentedWidget } from '../../stories/catalogue/families.ts';
import { handlersOf, reactUse } from '../../stories/widget-page/react-use.ts';
import { root } from '../cdn/find-widgets.ts';
import { compileReact } from '../compile-react.ts';
import { documentedPages, type CodeBlock } from './code-blocks.ts';

// Compiles the code of READMEs and guides where it is written, and the React example of each widget's page.

const written = documentedPages().flatMap((page) => page.blocks);
const blocks = written
  .filter(({ language }) => /^tsx?$/.test(language))
  .map((block): [name: string, text: string] => [fileOf(block), `${block.text}\nexport {};\n`]);
const examples = families.flatMap(({ name: family, widgets }) =>
  widgets.map((widget): [name: string, text: string] => [
    `stories/example-of-${widget.name}.tsx`,
    exampleOf(widget, family),
  ]),
);

/** What documented code takes as given. */
const given: readonly [name: string, text: string][] = [
  [
    'stories/given.d.ts',
    `declare module '*.css';
declare module '@angular/*';
declare const signal: AbortSignal;
declare const element: HTMLElement;
declare const definition: import('@adviser-widgets/widget').Definition;
`,
  ],
  ['stories/App.tsx', 'export default function App() { return null; }'],
  ['App.tsx', 'export default function App() { return null; }'],
];

/** Apps with `exactOptionalPropertyTypes` may leave out a prop, and may also pass `undefined`. */
const optional = [...families.map(({ name }) => name), 'forms'].map((name): [name: string, text: string] => [
  `stories/optional-props-of-${name}.ts`,
  `import type * as all from '@adviser-widgets/${name}';
type Part = { [Name in keyof typeof all]: Name extends \`use\${string}\` | Capitalize<Name> ? Name : never }[keyof typeof all];
type Props<F> = F extends (first: infer P, ...others: never) => unknown ? (P extends object ? P : never) : never;
type Optional<P> = { [K in keyof P]-?: Record<never, never> extends Pick<P, K> ? K : never }[keyof P];
type Lacks<P, K extends keyof P = Optional<P>> = K extends string ? (undefined extends Required<P>[K] ? never : K) : never;
type Found = { [Name in Part]: \`\${Name}.\${Lacks<Props<(typeof all)[Name]>>}\` }[Part];
export const found: [Found] extends [never] ? 'none' : Found = 'none';
`,
]);

const files = new Map(
  [...given, ...blocks, ...examples, ...optional].map(([name, text]) => [join(root, name), text]),
);
const program = createProgram();

test.each([...blocks, ...examples, ...optional].map(([name]) => name))('%s compiles', (name) => {
  const file = program.getSourceFile(join(root, name));
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

test('code with JSX is TypeScript, so that it is compiled', () => {
  const others = written.filter(({ language }) => /^(jsx|javascript|typescript)$/.test(language));
  expect(others.map(({ file, line }) => `${file} line ${line}`)).toEqual([]);
});

test.each(blocks)('%s imports no internals', (_, text) => {
  expect(text).not.toMatch(/@adviser-widgets\/.*\/internal'/);
});

test('the form of the guide is the one that a story fills in and sends', () => {
  const guide = readFileSync(join(root, 'stories/docs/guides/AFormOfYourOwn.md'), 'utf8');
  expect(guide).toContain(readFileSync(join(root, 'stories/forms/examples/FirstHomeForm.tsx'), 'utf8'));
});

test('the recipe for tests sets up jsdom as for the tests of the library', () => {
  const guide = readFileSync(join(root, 'stories/docs/guides/Recipes.md'), 'utf8');
  expect(guide).toContain(readFileSync(join(root, 'scripts/vitest.jsdom.ts'), 'utf8'));
});

test.each(globSync('stories/forms/examples/*.tsx', { cwd: root }))('React Compiler takes %s', (file) => {
  expect(compileReact(readFileSync(join(root, file), 'utf8'), file)).toContain('react/compiler-runtime');
});

/** In a folder that has the packages which the code imports. */
function fileOf({ file, line }: CodeBlock): string {
  const folder = file.startsWith('examples/site') ? 'examples/site' : 'stories';
  return `${folder}/${`${file} line ${line}`.replaceAll('/', ' ')}.tsx`;
}

/** A program with files that only exist in memory. Shown code need not use all that it declares. */
function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      noUnusedLocals: false,
      exactOptionalPropertyTypes: true,
      paths: { 'react-hook-form': ['./packages/forms/node_modules/react-hook-form'] }, // as in an app
    },
    root,
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  return ts.createProgram([...files.keys()], options, host);
}

/** Returns the example, with added lines that only compile if the documented props match the component's. */
function exampleOf(definition: DocumentedWidget, family: string): string {
  const { code } = reactUse(definition, family);
  const [, component = ''] = /import \{ (\w+) \} from '@adviser-widgets\/(?!core)/.exec(code) ?? [];
  const documented = [
    ...Object.keys(definition.attributes).map(camelCase),
    ...Object.keys(definition.slots),
    ...Object.keys(definition.reactOnly),
    ...handlersOf(definition),
  ];
  return `import type { ComponentProps } from 'react';
${code}
type Documented = never${documented.map((name) => ` | '${name}'`).join('')};
type OfTheRoot = 'className' | 'id' | 'ref' | 'style';
type Actual = Exclude<keyof ComponentProps<typeof ${component}>, OfTheRoot>;
type NoneOf<Names> = [Names] extends [never] ? 'none' : Names;
export const missing: NoneOf<Exclude<Documented, Actual>> = 'none';
export const undocumented: NoneOf<Exclude<Actual, Documented>> = 'none';
`;
}
