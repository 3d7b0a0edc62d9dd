import { unshadowed } from '@adviser-widgets/core/internal';
import { correction } from '../correct/correction.ts';
import type { Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { describeProblem } from '../problems/describe-problem.ts';
import { isLeadId } from '../problems/lead-ids.ts';
import { meantAttributes } from '../repair/meant-attributes.ts';
import { readTolerantly } from '../problems/read-tolerantly.ts';
import type { WrittenAttribute } from '../html/write-html.ts';

export interface CorrectedAttributes {
  readonly attributes: readonly WrittenAttribute[];
  readonly left: number;
  /** Attributes that are left out or empty, as the page has lost their values. */
  readonly blank: readonly string[];
}

export function correctAttributes(element: Element, definition: RuntimeDefinition): CorrectedAttributes {
  const { problems } = readTolerantly(definition, element);
  const corrected = new Map<string, string>();
  const blank: string[] = [];
  const own = unshadowed(element);
  for (const [name, value] of meantAttributes(element)) {
    const problem = problems.find((candidate) => writtenName(candidate) === name);
    if (problem && isUntold(problem)) {
      blank.push(name);
      continue;
    }
    const [target, text] = correctOne([name, value], problem, { definition, element }) ?? [];
    const isTaken = target !== name && (corrected.has(target ?? '') || own.hasAttribute(target ?? ''));
    if (target !== undefined && text !== undefined && !isTaken) corrected.set(target, text);
  }
  // Nobody would miss an id that is left out.
  for (const name of blank.filter((each) => isLeadId(each.slice('data-'.length)))) corrected.set(name, '');
  const missing = problemsOf(corrected, definition)
    .filter(({ kind }) => kind === 'missing')
    .map(({ name }) => `data-${name}`);
  for (const name of missing) corrected.set(name, ''); // an example would end up on a page
  return {
    attributes: [...corrected],
    left: problemsOf(corrected, definition).length,
    blank: [...new Set([...blank, ...missing])],
  };
}

/** Whether the parser has lost the capital letters of a value. */
function isUntold({ kind, text, isLossy, damage }: Problem): boolean {
  return kind === 'damaged' && text === undefined && isLossy === true && damage !== 'translated';
}

function writtenName({ kind, name, damage }: Problem): string {
  return kind === 'bare' || damage === 'translated' ? name : `data-${name}`;
}

function correctOne(
  [name, value]: WrittenAttribute,
  problem: Problem | undefined,
  { definition, element }: { readonly definition: RuntimeDefinition; readonly element: Element },
): WrittenAttribute | undefined {
  if (name === 'data-widget') return [name, definition.name];
  if (!problem || describeProblem(definition, problem, element) === undefined) return [name, value];
  const right = correction(definition, problem, element);
  if (right) return [right.attribute, right.value];
  return Object.hasOwn(definition.attributes, problem.name) ? [name, value] : undefined;
}

function problemsOf(
  corrected: ReadonlyMap<string, string>,
  definition: RuntimeDefinition,
): readonly Problem[] {
  const written = document.createElement('div');
  for (const [name, text] of corrected) if (name.startsWith('data-')) written.setAttribute(name, text);
  const { problems } = readTolerantly(definition, written);
  return problems.filter((problem) => describeProblem(definition, problem, written) !== undefined);
}
