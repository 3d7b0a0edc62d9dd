import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, type Attribute, type Definition, type WidgetEvent } from '@adviser-widgets/widget';
import { descriptionOf, handlerName, type EventDoc } from '@adviser-widgets/widget/internal';
import ts from 'typescript';
import { findWidgets, root } from '../cdn/find-widgets.ts';

/** A prop with what an editor shows on hover. */
interface DocumentedProp {
  readonly name: string;
  readonly lines: readonly string[];
  readonly isRequired?: boolean | undefined;
}

/** Gives the props of widgets, in the built types, the words of their definitions: mapped types have none. */
export async function documentProps(): Promise<void> {
  for (const { definition, family, componentName } of await findWidgets())
    documentPropsOf(definition, `${componentName}Props`, join(root, 'packages', family, 'dist'));
}

function documentPropsOf(definition: Definition, typeName: string, dist: string): void {
  for (const file of globSync(join(dist, '*.d.ts'))) {
    const text = readFileSync(file, 'utf8');
    const documented = withDocstrings(text, typeName, propsOf(definition));
    if (documented) return writeFileSync(file, documented);
  }
  throw new Error(`The types in ${dist} do not declare ${typeName}`);
}

/** Renames the type, and extends it by an interface that documents its props; `undefined` without the type. */
export function withDocstrings(
  text: string,
  typeName: string,
  props: readonly DocumentedProp[],
): string | undefined {
  const { statements } = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true);
  const declared = statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    .find(({ name }) => name.text === typeName);
  if (!declared) return undefined;
  const typed = `${typeName}Typed`;
  const members = props.map(
    ({ name, lines, isRequired }) =>
      `${docstring(lines)}\n    readonly ${name}${isRequired ? '' : '?'}: ${typed}['${name}'];`,
  );
  const docs = text.slice(declared.getFullStart(), declared.getStart()).trim();
  return [
    text.slice(0, declared.name.getStart()),
    typed,
    text.slice(declared.name.getEnd(), declared.getEnd()),
    `\n${docs}\ninterface ${typeName} extends ${typed} {\n${members.join('\n')}\n}`,
    text.slice(declared.getEnd()),
  ].join('');
}

function docstring(lines: readonly string[]): string {
  const safe = lines.map((line) => `     * ${line.replaceAll('*/', '*\\/')}`);
  return ['    /**', ...safe, '     */'].join('\n');
}

function propsOf({ attributes, slots, reactOnly, events }: Definition): readonly DocumentedProp[] {
  return [
    ...Object.entries<Attribute>(attributes).map(propOfAttribute),
    ...Object.entries({ ...slots, ...reactOnly }).map(([name, { description }]) => ({
      name,
      lines: [description],
    })),
    ...Object.entries<EventDoc>(events).map(([event, doc]) => ({
      name: handlerName(event as WidgetEvent), // the keys of a definition's events
      lines: [doc.when, ...linesOfDetail(doc)],
    })),
    { name: handlerName('aw:ready'), lines: ['Called once, when it is in the page and can be used.'] },
  ];
}

function propOfAttribute([attribute, described]: [string, Attribute]): DocumentedProp {
  const { required, default: standard } = described;
  const name = camelCase(attribute);
  const isSaid = standard !== undefined && standard !== '';
  return {
    name,
    isRequired: required,
    lines: [
      descriptionOf(described),
      ...(isSaid ? [`@default ${JSON.stringify(standard)}`] : []),
      `@example ${name}=${exampleOf(described)}`,
    ],
  };
}

/** As it is written in JSX. */
function exampleOf({ kind, example }: Attribute): string {
  if (kind === 'html') return `{htmlText(${JSON.stringify(example)})}`;
  if (kind === 'list') return `{${JSON.stringify(example.split(/, */))}}`;
  if (['number', 'integer', 'flag', 'json'].includes(kind)) return `{${example}}`;
  return example.includes('"') ? `{${JSON.stringify(example)}}` : `"${example}"`;
}

function linesOfDetail({ detail = {} }: EventDoc): readonly string[] {
  const keys = Object.entries<string>(detail).map(([key, what]) => `\`${key}\`${what && `: ${what}`}`);
  return keys.length > 0 ? [`Its detail has ${keys.join('; ')}.`] : [];
}
