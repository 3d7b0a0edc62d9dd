import { isConfigUnread, warn } from '@adviser-widgets/core/internal';
import type { Placeholder, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { describeProblem, describeUnknownWidget } from './describe-problem.ts';

/** What each placeholder's editor has been told. */
const told = new WeakMap<Element, Set<string>>();

/** Warns of a problem unless the same was said of this placeholder: its attributes may change often. */
export function warnOnce(message: string, element: Element): void {
  const messages = told.get(element) ?? new Set();
  told.set(element, messages);
  if (!messages.has(message)) warn(message, element);
  messages.add(message);
}

/** Warns an editor once per problem. If the widget can't mount, also emits `aw:failed` for the page. */
export function report(
  placeholder: Placeholder,
  definition: RuntimeDefinition,
  problems: readonly Problem[],
): void {
  const { element, name, state } = placeholder;
  const sentencesOf = (some: readonly Problem[]) =>
    some.flatMap((problem) => describeProblem(definition, problem, element) ?? []);
  const isUnhandled =
    state !== 'invalid' || placeholder.emitFailure('parse', sentencesOf(problems).join('; '));
  if (!isUnhandled) return;
  const causes = isConfigUnread()
    ? problems.filter(({ kind }) => kind !== 'brand' && kind !== 'tag')
    : problems;
  for (const sentence of sentencesOf(causes)) warnOnce(`${name} ${sentence}`, element);
}

/** Reports a name that no widget has. */
export function reportUnknownWidget(placeholder: Placeholder, names: readonly string[]): void {
  const message = describeUnknownWidget(placeholder.name, new Map(names.map((name) => [name, {}])));
  if (placeholder.emitFailure('parse', message)) warnOnce(message, placeholder.element);
}
