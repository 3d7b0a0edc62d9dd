import { expectation } from '@adviser-widgets/core/internal';
import type { Attribute } from '@adviser-widgets/widget';
import { descriptionOf } from '@adviser-widgets/widget/internal';

/** Says what an attribute is for, in Markdown. */
export function describeAttribute(attribute: Attribute): string {
  const { required } = attribute;
  return `${required ? 'Required: without it the widget does not show. ' : ''}${descriptionOf(attribute)}`;
}

/** Says what an attribute takes. Between its words a choice has bars, and Storybook shows the parts one by one. */
export function takenBy(attribute: Attribute): string {
  const { kind, choices } = attribute;
  if (choices) return choices.join(' | ');
  const expected = expectation(kind, attribute);
  return expected === `a ${kind}` ? kind : `${kind}: ${expected}`;
}

/** Returns the default of an attribute as an editor would write it; `undefined` for none. */
export function defaultOf({ default: standard }: Attribute): string | undefined {
  if (standard === undefined || standard === '') return undefined;
  return typeof standard === 'object' ? JSON.stringify(standard) : String(standard);
}
