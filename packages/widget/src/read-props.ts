import { parseValue, withoutPrototype } from '@adviser-widgets/core';
import { camelCase } from './attributes.ts';
import type { RuntimeDefinition } from './definition.ts';

/** Something an editor should mend. `describeProblem` of the sub-path `words` puts it in a sentence. */
export type Problem =
  | { readonly kind: 'value'; readonly name: string; readonly text: string }
  | { readonly kind: 'missing'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string }
  /** The configuration names no brand, and the widget cannot do without. */
  | { readonly kind: 'brand'; readonly name: 'brand' }
  | { readonly kind: 'renamed'; readonly name: string; readonly formerly: string };

/** Props from the page's own script, by their camelCase names; they count before the attributes. */
export type GivenProps = Readonly<Record<string, unknown>>;

/** What a placeholder's attributes say: typed props, and what an editor should mend. */
export interface ReadProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  /** A required attribute is absent or wrong: the widget does not mount, the fallback stays. */
  readonly isIncomplete: boolean;
}

/** Attributes of every placeholder; the library writes the two state ones and never reads them. */
const reserved = ['widget', 'widget-load', 'widget-state', 'widget-version', 'slot'];

/**
 * Reads a placeholder's `data-` attributes by the widget's definition (contract section 1). A value
 * that does not fit leaves the default and is a problem; so is an unknown name. Never throws. Props
 * that the page's script gave count before the attributes.
 */
export function readProps(
  definition: RuntimeDefinition,
  element: Element,
  scripted: GivenProps = {},
): ReadProps {
  const given = dataAttributes(element);
  const problems: Problem[] = [];
  const props: Record<string, unknown> = {};
  for (const [name, described] of Object.entries(definition.attributes)) {
    const attribute = withoutPrototype(described);
    const used = [name, ...(attribute.formerly ?? [])].find((candidate) => given.has(candidate)) ?? name;
    const text = given.get(used);
    given.delete(used);
    const parsed = text === undefined ? undefined : parseValue(attribute.kind, text, attribute);
    const value = scripted[camelCase(name)] ?? (parsed ? parsed.value : attribute.default);
    if (value !== undefined) props[camelCase(name)] = value;
    if (used !== name) problems.push({ kind: 'renamed', name, formerly: used });
    if (text !== undefined && !parsed) problems.push({ kind: 'value', name, text });
    if (value === undefined && attribute.required) problems.push({ kind: 'missing', name });
  }
  problems.push(...[...given.keys()].map((name): Problem => ({ kind: 'unknown', name })));
  return { props, problems, isIncomplete: problems.some(({ kind }) => kind === 'missing') };
}

function dataAttributes(element: Element): Map<string, string> {
  const data = Array.from(element.attributes).filter(({ name }) => name.startsWith('data-'));
  const pairs = data.map(({ name, value }): [string, string] => [name.slice('data-'.length), value]);
  return new Map(pairs.filter(([name]) => !reserved.includes(name)));
}
