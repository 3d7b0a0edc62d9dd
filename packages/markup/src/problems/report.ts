import { warn } from '@adviser-widgets/core';
import type { Placeholder, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { describeProblem, describeUnknownWidget } from './describe-problem.ts';

/** Tells an editor what to fix, one warning each, and the page where it keeps the widget away. */
export function report(placeholder: Placeholder, definition: RuntimeDefinition, problems: readonly Problem[]): void {
  const { element, name, state } = placeholder;
  const sentences = problems.flatMap((problem) => describeProblem(definition, problem, element) ?? []);
  const isUnhandled = state !== 'invalid' || placeholder.emit('aw:failed', { phase: 'parse', message: sentences.join('; ') });
  if (isUnhandled) sentences.forEach((sentence) => warn(`${name} ${sentence}`, element));
}

/** The same for a name that is no widget's. */
export function reportUnknownWidget(placeholder: Placeholder, names: readonly string[]): void {
  const message = describeUnknownWidget(placeholder.name, names);
  const isUnhandled = placeholder.emit('aw:failed', { phase: 'parse', message });
  if (isUnhandled) warn(message, placeholder.element);
}
