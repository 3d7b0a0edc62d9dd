import { ownValue, parseValue, unshadowed, withoutPrototype } from '@adviser-widgets/core/internal';
import { camelCase, maxAttributes, type Attribute } from './attributes.ts';
import { asName } from './read-loader-attribute.ts';
import type { RuntimeDefinition } from '../definition.ts';
import { linkParameters } from './link-parameters.ts';
import { parseLoading } from './loading.ts';
import type { Problem } from './problem.ts';

/** Props set by the page's own script, by camelCase name. They override attributes. */
export type GivenProps = Readonly<Record<string, unknown>>;

/** Typed props, and problems for an editor to fix; an incomplete widget does not mount. */
export interface ReadProps {
  /** By their name in camel case, with defaults. */
  readonly props: Readonly<Record<string, unknown>>;
  /** What does not fit, and has its default. */
  readonly problems: readonly Problem[];
  /** Whether a required attribute is missing. */
  readonly isIncomplete: boolean;
}

/** Undoes what editors' tools did to attribute `texts`; returns what remains wrong. */
export type Repair = (
  definition: RuntimeDefinition,
  element: Element,
  texts: Map<string, string>,
) => Problem[];

/** What else to take into account when reading a placeholder. */
export interface ReadOptions {
  readonly given?: GivenProps;
  readonly repair?: Repair | undefined;
  /** Holds the author's content once the widget is mounted; default the placeholder. */
  readonly original?: Element;
}

/** What was read of attributes. */
interface ReadAttributes extends ReadProps {
  /** Texts that no prop took, by their names: the page's own, or mistakes. */
  readonly unread: ReadonlyMap<string, string>;
}

/** Reads a placeholder's attributes by the widget's definition, without looking for mistakes in names. Never throws. */
export function readAttributes(
  definition: RuntimeDefinition,
  element: Element,
  { given = {}, repair, original = element }: ReadOptions = {},
): ReadAttributes {
  const own = unshadowed(element);
  const texts = writtenTexts(own);
  const problems = repair?.(definition, element, texts) ?? [];
  const props: Record<string, unknown> = {};
  for (const { name, prop, attribute } of entriesOf(definition)) {
    const parsed = parse(attribute, textOf(texts, name, attribute));
    const value = given[prop] ?? (parsed ? parsed.value : attribute.default);
    if (value !== undefined) props[prop] = value;
    const kind = mistakeIn(attribute, value, props);
    if (kind) problems.push({ kind, name });
    if (parsed) texts.delete(name);
    const bare = own.getAttribute(name);
    if (bare !== null) problems.push({ kind: 'bare', name, text: bare });
  }
  if (lacksAll(ownValue(definition, 'needsOne'), props, original)) problems.push({ kind: 'none', name: '' });
  const isIncomplete = problems.some(({ kind }) => kind === 'missing');
  return { props, problems, isIncomplete, unread: withoutOurs(texts) };
}

interface Entry {
  readonly name: string;
  readonly prop: string;
  readonly attribute: Attribute;
}

/** A page with a thousand placeholders has only a few definitions. */
const entries = new WeakMap<RuntimeDefinition, readonly Entry[]>();

function entriesOf(definition: RuntimeDefinition): readonly Entry[] {
  const known = entries.get(definition);
  if (known) return known;
  const taken = Object.entries(definition.attributes).map(([name, attribute]) => ({
    name,
    prop: camelCase(name),
    attribute: withoutPrototype(attribute),
  }));
  entries.set(definition, taken);
  return taken;
}

function parse(attribute: Attribute, text: string | undefined): ReturnType<typeof parseValue> {
  return text === undefined ? undefined : parseValue(attribute.kind, text, attribute);
}

/** On every placeholder; the library writes the last two. */
const common = ['widget', 'slot', 'widget-state', 'widget-version'];

function withoutOurs(texts: Map<string, string>): Map<string, string> {
  for (const name of common) texts.delete(name);
  if (isLoading(texts.get('widget-load'))) texts.delete('widget-load');
  return texts;
}

function isLoading(text = ''): boolean {
  return text.trim() === '' || parseLoading(asName(text)) !== undefined;
}

function isEmpty(value: unknown): boolean {
  return (value ?? '') === '';
}

/** Of a value of the right kind. Dates of HTML sort as texts. */
function mistakeIn(
  { required, notBefore = '' }: Attribute,
  value: unknown,
  props: Readonly<Record<string, unknown>>,
): Problem['kind'] | undefined {
  if (required && isEmpty(value)) return 'missing';
  const first = props[notBefore];
  return typeof value === 'string' && typeof first === 'string' && value < first ? 'order' : undefined;
}

function textOf(
  texts: ReadonlyMap<string, string>,
  name: string,
  { formerly }: Attribute,
): string | undefined {
  return texts.get(name) ?? formerly?.map((known) => texts.get(known)).find((text) => text !== undefined);
}

function lacksAll(
  needed: readonly string[] | undefined,
  props: Readonly<Record<string, unknown>>,
  original: Element,
): boolean {
  return (
    needed?.some((name) =>
      name === 'content' ? hasContent(unshadowed(original)) : props[camelCase(name)],
    ) === false
  );
}

/** A link's text is its fallback, so it does not count as content. */
function hasContent({ localName, textContent, childElementCount }: Element): boolean {
  return localName !== 'a' && (childElementCount > 0 || textContent.trim() !== '');
}

/** On a link, attributes override parameters. */
function writtenTexts(own: Element): Map<string, string> {
  const texts = new Map(own.localName === 'a' ? [...linkParameters(own)].slice(0, maxAttributes) : []);
  // Iterating over `attributes` creates an object each, which would cost more than parsing the text.
  for (const name of own.getAttributeNames().slice(0, maxAttributes))
    if (name.startsWith('data-')) texts.set(name.slice(5), own.getAttribute(name) ?? '');
  return texts;
}
