import type { PageProblem } from './page-problem.ts';
import { withText } from '../problems/with-text.ts';

/** The class has come through the CMS and the attributes have not (contract section 1). */
export function checkStrippedAttributes(page: Document): PageProblem[] {
  const bare = Array.from(page.querySelectorAll('.aw-widget:not([data-widget])')).filter((element) => !isLinkForm(element));
  return bare.map((element) => ({
    element,
    sentence: `${withText('A widget', element)} has lost its attributes: the class "aw-widget" is there, data-widget is not. The CMS strips them; allow data-* attributes for this text, paste the snippet into an HTML block, or use the link form.`,
  }));
}

/** A link carries its props in its address. */
function isLinkForm(element: Element): boolean {
  return element.getAttribute('href')?.includes('#widget=') ?? false;
}
