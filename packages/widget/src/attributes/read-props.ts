import { ownValue, parseValue, withoutPrototype } from '@adviser-widgets/core';
import { camelCase, maxAttributes, type Attribute } from './attributes.ts';
import type { RuntimeDefinition } from '../definition.ts';
import { linkParameters } from './links.ts';
import type { Problem } from './problem.ts';

/** Props from the page's own script, by their camelCase names; they count before the attributes. */
export type GivenProps = Readonly<Record<string, unknown>>;

/** What a placeholder's attributes say: typed props, and what an editor should fix. */
export interface ReadProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  /** A required attribute is absent or wrong: the widget does not mount, the fallback stays. */
  readonly isIncomplete: boolean;
}

/**
 * Undoes what editors and their tools did to a placeholder's attributes (contract section 1), in
 * `texts`: attribute name without `data-` → its text. A text that was right stays as it is.
 *
 * @returns what could be repaired in part only
 */
export type Repair = (definition: RuntimeDefinition, element: Element, texts: Map<string, string>) => Problem[];

/** What reading a placeholder may take into account beside its attributes. */
export interface ReadOptions {
  readonly given?: GivenProps;
  /** `repair` of `@adviser-widgets/markup`, for attributes that look mangled; without it they are read strictly. */
  readonly repair?: Repair | undefined;
  /** Holds what the author put inside, once the widget stands in the placeholder; default the placeholder. */
  readonly original?: Element;
}

/** Attributes of every placeholder; the library writes the two state ones and never reads them. */
const reserved = /^(widget(-(load|state|version))?|slot)$/;

/**
 * Reads a placeholder's `data-` attributes, or a link's parameters, by the widget's definition
 * (contract section 1). A value that does not fit leaves the default and is a problem; so is an
 * unknown name. Never throws.
 */
export function readProps(
  definition: RuntimeDefinition,
  element: Element,
  { given = {}, repair, original = element }: ReadOptions = {},
): ReadProps {
  const texts = writtenTexts(element);
  const problems = repair?.(definition, element, texts) ?? [];
  const props: Record<string, unknown> = {};
  for (const { name, prop, attribute } of entriesOf(definition)) {
    const parsed = parse(attribute, textOf(texts, name, attribute));
    const value = given[prop] ?? (parsed ? parsed.value : attribute.default);
    if (value !== undefined) props[prop] = value;
    if (attribute.required && isEmpty(value)) problems.push({ kind: 'missing', name });
    if (parsed) texts.delete(name); // wrong ones stay, and so do those by a former name
    const bare = element.getAttribute(name);
    if (bare !== null) problems.push({ kind: 'bare', name, text: bare });
  }
  if (lacksAll(ownValue(definition, 'needsOne'), props, original)) problems.push({ kind: 'none', name: '' });
  texts.forEach((text, name) => reserved.test(name) || problems.push({ kind: 'attribute', name, text }));
  return { props, problems, isIncomplete: problems.some(({ kind }) => kind === 'missing') };
}

/** An attribute as it is looked for on every placeholder of a widget. */
interface Entry {
  readonly name: string;
  readonly prop: string;
  readonly attribute: Attribute;
}

/** A page with a thousand placeholders takes its few definitions apart once. */
const entries = new WeakMap<RuntimeDefinition, readonly Entry[]>();

function entriesOf(definition: RuntimeDefinition): readonly Entry[] {
  const known = entries.get(definition);
  if (known) return known;
  const taken = Object.entries(definition.attributes).map(([name, attribute]) => ({ name, prop: camelCase(name), attribute: withoutPrototype(attribute) }));
  entries.set(definition, taken);
  return taken;
}

function parse(attribute: Attribute, text: string | undefined): ReturnType<typeof parseValue> {
  return text === undefined ? undefined : parseValue(attribute.kind, text, attribute);
}

function isEmpty(value: unknown): boolean {
  return (value ?? '') === '';
}

/** What an attribute says, by its name of today or else by a former one. */
function textOf(texts: ReadonlyMap<string, string>, name: string, { formerly }: Attribute): string | undefined {
  return texts.get(name) ?? formerly?.map((known) => texts.get(known)).find((text) => text !== undefined);
}

function lacksAll(needed: readonly string[] | undefined, props: Readonly<Record<string, unknown>>, original: Element): boolean {
  return needed?.some((name) => (name === 'content' ? holdsSomething(original) : props[camelCase(name)])) === false;
}

/** Of a link, its text is what stands in for the widget. */
function holdsSomething({ localName, textContent, childElementCount }: Element): boolean {
  return localName !== 'a' && (childElementCount > 0 || textContent.trim() !== '');
}

/** Texts by attribute name; on a link, its attributes count before its parameters. */
function writtenTexts(element: Element): Map<string, string> {
  const texts = new Map(element.localName === 'a' ? [...linkParameters(element)].slice(0, maxAttributes) : []);
  // An object per attribute would cost more than all that is done with its text.
  for (const name of element.getAttributeNames().slice(0, maxAttributes)) if (name.startsWith('data-')) texts.set(name.slice(5), element.getAttribute(name) ?? '');
  return texts;
}
