import { parseValue } from '@adviser-widgets/core';
import { camelCase, type Attribute } from './attributes.ts';
import type { RuntimeDefinition } from './definition.ts';
import { suggest } from './suggest.ts';

/** What a placeholder's attributes say: typed props, and what an editor should mend. */
export interface ReadProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
  /** Required attributes that are absent: the widget does not mount, the fallback stays. */
  readonly missing: readonly string[];
}

/** Attributes of every placeholder; the library writes the two state ones and never reads them. */
const reserved = ['widget', 'widget-load', 'widget-state', 'widget-version', 'slot'];

/**
 * Reads a placeholder's `data-` attributes by the widget's definition (contract section 1). A value
 * that does not fit leaves the default and is reported with the expected form and an example; an
 * unknown name is reported with the nearest valid one. Never throws.
 */
export function readProps(definition: RuntimeDefinition, element: Element): ReadProps {
  const given = dataAttributes(element);
  const problems: string[] = [];
  const missing: string[] = [];
  const props: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(definition.attributes)) {
    const { text, renamed } = takeText(given, name, attribute.formerly);
    problems.push(...renamed);
    const value = text === undefined ? undefined : read(name, attribute, { text, problems });
    if (value !== undefined) props[camelCase(name)] = value;
    else if (attribute.default !== undefined) props[camelCase(name)] = attribute.default;
    else if (attribute.required) missing.push(name);
  }
  problems.push(...missing.map((name) => `needs data-${name}, for example data-${name}="${definition.attributes[name]?.example}"`));
  problems.push(...[...given.keys()].map((name) => unknownAttribute(name, Object.keys(definition.attributes))));
  return { props, problems, missing };
}

function dataAttributes(element: Element): Map<string, string> {
  const data = Array.from(element.attributes).filter(({ name }) => name.startsWith('data-'));
  const pairs = data.map(({ name, value }): [string, string] => [name.slice('data-'.length), value]);
  return new Map(pairs.filter(([name]) => !reserved.includes(name)));
}

/** Takes an attribute's text out of `given`, under its name or a former one. */
function takeText(given: Map<string, string>, name: string, former: readonly string[] = []) {
  const used = [name, ...former].find((candidate) => given.has(candidate)) ?? name;
  const text = given.get(used);
  given.delete(used);
  return { text, renamed: used === name ? [] : [`data-${used} is now called data-${name}`] };
}

function read(name: string, attribute: Attribute, { text, problems }: { text: string; problems: string[] }): unknown {
  const parsed = parseValue(attribute.kind, text, attribute);
  if ('value' in parsed) return parsed.value;
  problems.push(
    `data-${name}="${text.slice(0, 60)}" is not ${parsed.expected}; for example data-${name}="${attribute.example}"`,
  );
  return undefined;
}

function unknownAttribute(name: string, names: readonly string[]): string {
  const near = suggest(name, names);
  return `does not know data-${name}${near ? `; did you mean data-${near}?` : ''}`;
}
