import { correction } from '../repair/correction.ts';
import type { RuntimeDefinition } from '../definition.ts';
import { describeProblem } from '../report/describe-problem.ts';
import { maxAttributes } from '../attributes/max-attributes.ts';
import type { Problem } from '../attributes/problem.ts';
import { readTolerantly } from '../repair/read-tolerantly.ts';
import type { WrittenAttribute } from './write-html.ts';

export interface Mended {
  readonly attributes: readonly WrittenAttribute[];
  /** How many problems are left. */
  readonly left: number;
}

/** An element's attributes, mended by the widget's definition as far as that is certain. */
export function mendAttributes(element: Element, definition: RuntimeDefinition): Mended {
  const { problems } = readTolerantly(definition, element);
  const mended = new Map<string, string>();
  let isInTornText = false;
  for (const { name, value } of [...element.attributes].slice(0, maxAttributes)) {
    const problem = problems.find((candidate) => writtenName(candidate) === name);
    const [target, text] = mendOne([name, value], problem, { definition, element }) ?? [];
    const isTaken = target !== name && (mended.has(target ?? '') || element.hasAttribute(target ?? ''));
    if (target !== undefined && text !== undefined && !isTaken && !isInTornText) mended.set(target, text);
    // The words that curly quotes have torn off are attributes, up to the one that ends in a quote.
    isInTornText = (isInTornText || problem?.kind === 'split') && !/[“”″"‘’]$/.test(name);
  }
  addMissing(mended, definition);
  return { attributes: [...mended], left: problemsOf(mended, definition).length };
}

function writtenName({ kind, name }: Problem): string {
  return kind === 'bare' ? name : `data-${name}`;
}

interface Owner {
  readonly definition: RuntimeDefinition;
  readonly element: Element;
}

/** The attribute as it should be; none for one the widget does not know. */
function mendOne([name, value]: WrittenAttribute, problem: Problem | undefined, { definition, element }: Owner): WrittenAttribute | undefined {
  if (name === 'data-widget') return [name, definition.name];
  if (!problem || describeProblem(definition, problem, element) === undefined) return [name, value];
  const right = correction(definition, problem, element);
  if (right) return [right.attribute, right.value];
  return Object.hasOwn(definition.attributes, problem.name) ? [name, value] : undefined;
}

function addMissing(mended: Map<string, string>, definition: RuntimeDefinition): void {
  for (const { kind, name } of problemsOf(mended, definition)) {
    const example = (definition.attributes[name] as { example?: string } | undefined)?.example;
    if (kind === 'missing') mended.set(`data-${name}`, example ?? '');
  }
}

/** What an editor would be told of the mended attributes. */
function problemsOf(mended: ReadonlyMap<string, string>, definition: RuntimeDefinition): readonly Problem[] {
  const element = document.createElement('div');
  for (const [name, text] of mended) if (name.startsWith('data-')) element.setAttribute(name, text);
  const { problems } = readTolerantly(definition, element);
  return problems.filter((problem) => describeProblem(definition, problem, element) !== undefined);
}
