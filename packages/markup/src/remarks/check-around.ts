import { closestAround, unshadowed } from '@adviser-widgets/core/internal';
import { error, warning, type PlacedWidget, type Remark } from './remark.ts';

/** Finds what is around a form or a search, and keeps it from working. */
export function checkAround({ element, widget: { purpose, content } }: PlacedWidget): Remark[] {
  return purpose === 'form' || (purpose === 'find' && !content) ? checkPlace(element) : [];
}

function checkPlace(element: HTMLElement): Remark[] {
  const own = unshadowed(element);
  const isLink = own.localName === 'a';
  const control = own.closest(isLink ? 'button, label, summary' : 'button, label, summary, a[href]');
  if (control)
    return [
      error(
        'place',
        `is ${control === element ? '' : 'inside '}<${unshadowed(control).localName}>, which takes presses on the fields for itself; move it out`,
      ),
    ];
  const text = isLink ? null : closestAround(element, 'p, h1, h2, h3, h4, h5, h6');
  if (text)
    return [
      warning(
        'place',
        `is inside <${text.localName}>, which cannot contain a form: tools that parse the page again split it; move it out`,
      ),
    ];
  const form = closestAround(element, 'form');
  return form ? checkForm(form) : [];
}

/** A system that builds every page as one form has it around everything. A form of ours holds slots. */
function checkForm(form: Element): Remark[] {
  const own = unshadowed(form);
  const isWholePage = own.querySelector('main, h1, header, [name="__VIEWSTATE"]');
  return isWholePage || own.closest('.aw-root')
    ? []
    : [
        warning(
          'place',
          'is inside <form>: forms cannot be nested, and tools that parse the page again drop the inner one; move it out',
        ),
      ];
}
