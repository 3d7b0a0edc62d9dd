import { closestAround, unshadowed } from '@adviser-widgets/core/internal';
import { isMarkedLink, readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { PageProblem } from './page-problem.ts';
import { withText } from '../problems/sentence.ts';

/** Placeholders that the loader skips. */
export function checkUnmountable(
  page: Document,
  { known, isContent }: { readonly known: readonly Element[]; readonly isContent: (name: string) => boolean },
): PageProblem[] {
  const loading = new Set(known);
  const others = [...page.querySelectorAll<HTMLElement>('[data-widget]')].filter(
    (element) => !loading.has(element),
  );
  return others.flatMap((element) => {
    const reason = whyPassedOver(element, isContent);
    return reason
      ? {
          kind: 'place',
          element,
          sentence: `${withText(unshadowed(element).dataset.widget ?? '', element)} does not load: ${reason}`,
        }
      : [];
  });
}

/** Why the loader skips a placeholder; `undefined` for one that mounts later, for example with its slot. */
export function whyPassedOver(
  element: HTMLElement,
  isContent: (name: string) => boolean,
): string | undefined {
  if (isEdited(element))
    return 'it is in an editable area, where the widget would be saved as content; move it out.';
  if (isMarkedLink(element))
    return 'its rel says that a visitor wrote it or that it is paid for; if it is yours, remove ugc, nofollow and sponsored from rel.';
  if (unshadowed(element).closest('[data-slot]')) return undefined;
  const around = closestAround(element, '[data-widget], .aw-root');
  const name = around && readLoaderAttribute(around, 'widget');
  if (!name || isContent(name)) return undefined;
  return `it is inside ${name}, whose content is only shown until that widget has loaded; move it out.`;
}

/** In Node, `isContentEditable` is undefined. */
function isEdited(element: HTMLElement): boolean {
  const own = unshadowed(element);
  return (
    own.isContentEditable ||
    own.closest('[contenteditable]')?.matches('[contenteditable="false" i]') === false
  );
}
