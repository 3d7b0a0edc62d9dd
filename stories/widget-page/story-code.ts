import { camelCase } from '@adviser-widgets/widget';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { snippetWith, withSingleQuotes } from './snippet-with.ts';
import { readNode, writeJsx } from './write-jsx.ts';

/** How both audiences write what a story shows. */
export interface StoryCode {
  /** For editors; parts for React have none. */
  readonly html?: string | undefined;
  /** For developers. */
  readonly jsx: string;
}

/** Story `parameters` that its code comes from. */
export interface CodeParameters {
  /** The story's widget, whose code is written from the story's args, or from `html`. */
  readonly definition?: DocumentedWidget;
  /** The markup that the story was mounted from. */
  readonly html?: string;
  /** Where it can't be derived: the story shows more than its component. */
  readonly storyCode?: StoryCode;
}

type Args = Readonly<Record<string, unknown>>;

/** Returns the code of a story, or `undefined` if it has neither a widget nor code of its own. */
export function codeOf({ definition, html, storyCode }: CodeParameters, args: Args): StoryCode | undefined {
  if (storyCode ?? !definition) return storyCode;
  const own = html ?? withContent(snippetWith(definition, args), definition, args);
  const jsx = element(definition, html === undefined ? args : propsOf(definition, html));
  return { html: withoutData(own), jsx: withoutData(jsx) };
}

interface PlayedStory {
  readonly id: string;
  readonly parameters: CodeParameters;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * Every story has its code: for editors and developers, or for developers alone if no widget is in it.
 *
 * @throws {Error} for a story without it
 */
export function requireCode({ id, parameters, initialArgs }: PlayedStory): void {
  const code = codeOf(parameters, initialArgs);
  if (!code?.jsx) throw new Error(`${id} has no code for developers: set parameters.storyCode`);
  const { definition } = parameters;
  if (definition && !code.html?.includes(`data-widget="${definition.name}"`))
    throw new Error(`${id} has no code for editors: set parameters.storyCode`);
}

/** Pictures of stories are data, which nobody wants to copy. */
function withoutData(code: string): string {
  return code.replace(/data:image\/[^"']*/g, '/picture.svg');
}

function element(definition: DocumentedWidget, args: Args): string {
  const written = Object.entries(args).filter((entry) => !isDefault(definition, entry));
  return writeJsx(createElement(camelCase(`-${definition.name}`), Object.fromEntries(written)));
}

function isDefault({ attributes }: DocumentedWidget, [prop, value]: readonly [string, unknown]): boolean {
  return Object.entries(attributes).some(
    ([attribute, spec]) => camelCase(attribute) === prop && spec.default === value,
  );
}

/** Puts what a story passes as React nodes into the snippet. */
function withContent(snippet: string, { name, slots }: DocumentedWidget, args: Args): string {
  const page = new DOMParser().parseFromString(snippet, 'text/html');
  const placeholder = page.querySelector(`[data-widget="${name}"]`);
  if (!placeholder) return snippet;
  if (isNode(args.children)) {
    placeholder.replaceChildren(...render(args.children));
    indent(placeholder);
  }
  for (const slot of Object.keys(slots)) {
    const content = args[slot];
    if (!isNode(content)) continue;
    const [given] = render(createElement('div', { 'data-slot': slot }, content)) as [Element]; // this one
    indent(given, '\n  ');
    const example = placeholder.querySelector(`[data-slot="${slot}"]`);
    if (example) example.replaceWith(given);
    else placeholder.prepend('\n  ', given);
  }
  return withSingleQuotes(placeholder.outerHTML);
}

function isNode(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.every(isNode));
}

function render(node: ReactNode): ChildNode[] {
  const html = renderToStaticMarkup(node);
  return [...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes];
}

/** Puts elements below each other, except beside a text, where a new line would be a space. */
function indent(element: Element, line = '\n'): void {
  if ([...element.childNodes].some((node) => node instanceof Text)) return;
  for (const child of [...element.children]) {
    child.before(`${line}  `);
    if (child.children.length > 1) indent(child, `${line}  `);
  }
  element.append(line);
}

/** Returns the props that a snippet's attributes, slots and content become. */
function propsOf({ name, attributes, slots, reactOnly }: DocumentedWidget, html: string): Args {
  const placeholder = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector(`[data-widget="${name}"]`);
  if (!placeholder) return {};
  const props = Object.entries(attributes).map(([attribute, { kind }]): [string, unknown] => [
    camelCase(attribute),
    valueOf(kind, placeholder.getAttribute(`data-${attribute}`)),
  ]);
  const content = Object.keys(slots).flatMap((slot): [string, unknown][] => {
    const found = placeholder.querySelector(`[data-slot="${slot}"]`);
    found?.remove();
    return found ? [[slot, readNode(found.innerHTML)]] : [];
  });
  const sections = 'sections' in reactOnly ? readSections(placeholder) : undefined;
  const children = !sections && 'children' in reactOnly ? readNode(placeholder.innerHTML) : undefined;
  return { ...Object.fromEntries([...props, ...content]), sections, children };
}

function valueOf(kind: string, text: string | null): unknown {
  if (text === null) return undefined;
  if (kind === 'flag') return text !== 'false';
  if (kind === 'list') return text.split(/\s*,\s*/);
  if (kind === 'json') return JSON.parse(text);
  return /^(number|integer)$/.test(kind) && !Number.isNaN(Number(text)) ? Number(text) : text;
}

interface Section {
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

/** Returns headings with what follows them, or details elements, as the list that React takes. */
function readSections(placeholder: Element): Section[] {
  const children = [...placeholder.children];
  const level = children.find(({ localName }) => /^h[2-6]$/.test(localName))?.localName;
  const starts = children.filter(({ localName }) => localName === level || localName === 'details');
  return starts.map((start) => {
    const summary = start.querySelector(':scope > summary');
    const content = summary
      ? [...start.children].filter((child) => child !== summary)
      : children.slice(children.indexOf(start) + 1, endOf(start, starts, children));
    return {
      heading: readNode((summary ?? start).innerHTML),
      content: readNode(content.map(({ outerHTML }) => outerHTML).join('')),
    };
  });
}

function endOf(start: Element, starts: readonly Element[], children: readonly Element[]): number {
  const next = starts[starts.indexOf(start) + 1];
  return next ? children.indexOf(next) : children.length;
}
