import { readProps, type ReadProps, type RuntimeDefinition } from '@adviser-widgets/widget';
import { looksMangled, type ReadOptions } from '@adviser-widgets/widget/internal';
import { repair } from '../repair/repair.ts';
import { hopedFor } from './hoped-for.ts';

/** Reads a placeholder as the runtime does, repairing attributes that look mangled, and finds names it passes over. */
export function readTolerantly(
  definition: RuntimeDefinition,
  element: Element,
  options: Omit<ReadOptions, 'repair'> = {},
): ReadProps {
  const read = readProps(definition, element, {
    ...options,
    repair: looksMangled(element) ? repair : undefined,
  });
  const found = new Set(read.problems.map(({ name }) => name));
  const others = hopedFor(definition, element).filter(({ name }) => !found.has(name));
  return { ...read, problems: [...read.problems, ...others] };
}
