import { readProps, type ReadProps, type RuntimeDefinition } from '@adviser-widgets/widget';
import { looksMangled, type ReadOptions } from '@adviser-widgets/widget/internal';
import { asProblem, findDamaged, repair } from '../repair/repair.ts';
import { hopedFor } from './hoped-for.ts';

interface TolerantOptions extends Omit<ReadOptions, 'repair'> {
  /** The start tag as it was written, without its brackets, where a tool has it. */
  readonly tag?: string | undefined;
}

/** Reads a placeholder as the runtime does, repairing attributes that look mangled, and finds names it passes over. */
export function readTolerantly(
  definition: RuntimeDefinition,
  element: Element,
  { tag, ...options }: TolerantOptions = {},
): ReadProps {
  const read = readProps(definition, element, {
    ...options,
    repair: looksMangled(element) ? repair : undefined,
  });
  const isMistyped = (name: string) =>
    read.problems.some((each) => each.kind === 'attribute' && `data-${each.name}` === name);
  const all = findDamaged(definition, element, tag)
    .filter(({ name, damage }) => damage !== 'translated' || !isMistyped(name)) // said with what it is near to
    .map(asProblem);
  const isDamaged = (name: string) => all.some((each) => each.name === name);
  const rest = read.problems.filter(
    ({ kind, name }) => kind !== 'damaged' && !(kind === 'bare' && isDamaged(name)),
  );
  const problems = [...all, ...rest];
  const found = new Set(problems.map(({ name }) => name));
  const others = hopedFor(definition, element).filter(({ name }) => !found.has(name));
  return { ...read, problems: [...problems, ...others] };
}
