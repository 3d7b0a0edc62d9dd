import type { ReactProp } from '@adviser-widgets/widget/internal';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { code, codeBlock, markdownTable, plain } from './markdown.ts';
import type { LinkTo } from './page-links.ts';
import { handlersOf, type ReactUse } from './react-use.ts';

/** How to use a widget in React, in Markdown: the package, the imports and the props. */
export function inReact(definition: DocumentedWidget, use: ReactUse, linkTo: LinkTo): string {
  const others = Object.entries<ReactProp>({ ...definition.slots, ...definition.reactOnly });
  const guide = linkTo('for-front-end-developers', 'guide for front-end developers');
  return [
    `From the package \`${use.packageName}\`; the style sheet once per application. The ${guide} has the steps from an empty folder.`,
    codeBlock('tsx', use.code),
    ...attributesAsProps(definition, linkTo),
    eventsAsProps(definition),
    ...(others.length > 0 ? [propTable(others)] : []),
  ].join('\n\n');
}

function attributesAsProps({ attributes }: DocumentedWidget, linkTo: LinkTo): string[] {
  if (Object.keys(attributes).length === 0) return [];
  const page = linkTo('attributes', 'Attributes');
  return [
    `Attributes are props: \`data-heading-level\` would be \`headingLevel\`. The page ${page} has the type of each kind.`,
  ];
}

function eventsAsProps(definition: DocumentedWidget): string {
  const handlers = handlersOf(definition).map(code).join(', ');
  const root = '`className`, `style`, `id`, `ref`, `data-` and `aria-` attributes reach its root element.';
  return `Events are props, which are called with the detail: ${handlers}.${definition.invisible ? '' : ` ${root}`}`;
}

function propTable(props: readonly (readonly [string, ReactProp])[]): string {
  return markdownTable(
    ['Prop', 'Type', 'What it is for'],
    props.map(([name, { type = 'ReactNode', description }]) => [code(name), code(type), plain(description)]),
  );
}
