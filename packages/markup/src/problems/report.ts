import { warn } from '@adviser-widgets/core';
import type { Placeholder, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { describeProblem, describeUnknownWidget } from './describe-problem.ts';

/** Warns an editor once per problem. If the widget can't mount, also emits `aw:failed` for the page. */
export function report(
  placeholder: Placeholder,
  definition: RuntimeDefinition,
  problems: readonly Problem[],
): void {
  const { element, name, state } = placeholder;
  const sentences = problems.flatMap((problem) => describeProblem(definition, problem, element) ?? []);
  const isUnhandled =
    state !== 'invalid' || placeholder.emit('aw:failed', { phase: 'parse', message: sentences.join('; ') });
  if (isUnhandled) sentences.forEach((sentence) => warn(`${name} ${sentence}`, element));
}

/** Reports a name that no widget has. */
export function reportUnknownWidget(placeholder: Placeholder, names: readonly string[]): void {
  const message = describeUnknownWidget(placeholder.name, names);
  const isUnhandled = placeholder.emit('aw:failed', { phase: 'parse', message });
  if (isUnhandled) warn(message, placeholder.element);
}
