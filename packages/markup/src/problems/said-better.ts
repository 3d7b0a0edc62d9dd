import { ownValue } from '@adviser-widgets/core/internal';
import type { Problem, RuntimeDefinition } from '@adviser-widgets/widget';

/** Whether a problem says only that something is missing that is there, with a wrong value: that one has its own sentence. */
export function isSaidBetter(
  { attributes }: RuntimeDefinition,
  { kind, name }: Problem,
  problems: readonly Problem[],
): boolean {
  return (
    kind === 'missing' &&
    ownValue(attributes, name) !== undefined &&
    problems.some((other) => other.kind === 'attribute' && other.name === name && other.text?.trim() !== '')
  );
}
