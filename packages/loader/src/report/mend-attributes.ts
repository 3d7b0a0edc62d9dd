import { parseValue } from '@adviser-widgets/core';
import { readProps, type Problem, type RuntimeDefinition } from '@adviser-widgets/widget';
import { suggest } from '@adviser-widgets/widget/words';
import { mendValue } from './mend-value.ts';
import type { WrittenAttribute } from './write-html.ts';

export interface Mended {
  readonly attributes: readonly WrittenAttribute[];
  /** How many problems are left. */
  readonly left: number;
}

/** An element's attributes, mended by the widget's definition as far as that is certain. */
export function mendAttributes(element: Element, definition: RuntimeDefinition): Mended {
  const { problems } = readProps(definition, element);
  const free = Object.keys(definition.attributes).filter((name) => !element.hasAttribute(`data-${name}`));
  const mended = new Map<string, string>();
  for (const { name, value } of element.attributes) {
    const target = mendName(name, problems, free);
    if (target !== undefined && !mended.has(target)) mended.set(target, mendText(target, value, definition));
  }
  for (const { kind, name } of problemsOf(mended, definition)) {
    if (kind === 'missing') mended.set(`data-${name}`, definition.attributes[name]?.example ?? '');
  }
  return { attributes: [...mended], left: problemsOf(mended, definition).length };
}

/** The name an attribute should have; none for one the widget does not know. */
function mendName(name: string, problems: readonly Problem[], free: readonly string[]): string | undefined {
  const problem = problems.find((candidate) => name === `data-${candidate.kind === 'renamed' ? candidate.formerly : candidate.name}`);
  if (problem?.kind === 'renamed') return `data-${problem.name}`;
  if (problem?.kind !== 'unknown') return name;
  const near = suggest(problem.name, free);
  return near && `data-${near}`;
}

function mendText(name: string, text: string, definition: RuntimeDefinition): string {
  if (name === 'data-widget') return definition.name;
  const key = name.replace(/^data-/, '');
  const attribute = Object.hasOwn(definition.attributes, key) ? definition.attributes[key] : undefined;
  if (!attribute || parseValue(attribute.kind, text, attribute)) return text;
  return mendValue(text, { ...attribute, name: key }) ?? text;
}

/** Reads what was mended as the runtime will. */
function problemsOf(mended: ReadonlyMap<string, string>, definition: RuntimeDefinition): readonly Problem[] {
  const element = document.createElement('div');
  for (const [name, text] of mended) if (name.startsWith('data-')) element.setAttribute(name, text);
  return readProps(definition, element).problems;
}
