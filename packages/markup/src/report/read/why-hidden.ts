import { readCookie, unshadowed } from '@adviser-widgets/core/internal';
import type { Placeholder, ReadProps } from '@adviser-widgets/widget';
import { boxAttribute, rootOf } from '@adviser-widgets/widget/internal';
import { ended, firstDay } from '../../problems/ended.ts';
import type { Definitions } from './fetch-definitions.ts';

interface ReadWidget extends Pick<ReadProps, 'props' | 'problems'> {
  readonly placeholder: Placeholder;
  readonly definition: NonNullable<ReturnType<Definitions['get']>>;
}

/** Says why a widget that works shows nothing, where that is as it should be; '' for others. */
export function whyHidden({ placeholder, definition, props, problems }: ReadWidget): string {
  const { element, state } = placeholder;
  if (state !== 'ready' || !showsNothing(rootOf(element))) return '';
  const isBackwards = problems.some(({ kind }) => kind === 'order'); // it never shows, and that is said
  const first = isBackwards ? undefined : firstDay({ definition, props });
  if (first !== undefined) return `It shows from ${first}.`;
  const { staysClosed } = definition;
  const isExplained = problems.some(({ kind }) => kind === 'none') || ended({ definition, props }).length > 0;
  if (!staysClosed || isExplained || readCookie(staysClosed.cookie) === '') return '';
  return `You have closed it in this browser, where it stays closed for ${staysClosed.period}. To see it now, open the page in a private window.`;
}

/** Besides a box that keeps the author's content out of sight. */
function showsNothing(root: Element): boolean {
  return [...unshadowed(root).children].every((child) => unshadowed(child).hasAttribute(boxAttribute));
}
