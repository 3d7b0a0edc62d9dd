import { hasTornName, withText } from '@adviser-widgets/markup';
import { ownSlots } from '@adviser-widgets/widget/internal';
import type { OpenPage } from '../pages/open-page.ts';
import { findingOf, error, warning, type PlacedWidget, type Remark } from './placed-widget.ts';
import type { Finding } from './finding.ts';

/** Finds places in which browsers take a widget apart, or never show it. */
export function checkPlace(page: OpenPage, { element, widget }: PlacedWidget): Remark[] {
  return [...checkTags(page, element), ...checkHidden(element, widget)];
}

/** HTML lets these go without an end tag. */
const open = /^(p|li|dt|dd|option|t[rdh]|tbody|thead|tfoot|rt|rp|body|html)$/;

function checkTags({ startTagOf, hasEndTag }: OpenPage, element: HTMLElement): Remark[] {
  const tag = startTagOf(element);
  const name = element.localName;
  if (tag === '' || hasEndTag(element) || isVoid(name) || hasTornName(element)) return [];
  if (name === 'p')
    return [
      error(
        'unclosed-tag',
        'is a <p>, which ends where its first block begins, so its content is outside; use a <div>',
      ),
    ];
  if (open.test(name)) return [];
  const message = tag.endsWith('/>')
    ? `is <${name} … />, which does not close: what follows is inside it; write <${name} …></${name}>`
    : `has no end tag${element.querySelector('[data-slot]') ? ', or a slot in it has none' : ''}, so the rest of the page is inside it; write </${name}> where it ends`;
  return [error('unclosed-tag', message)];
}

function isVoid(name: string): boolean {
  return /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);
}

/** A slot without its end tag takes the fallback with it, out of sight. */
export function checkSlotTags({ startTagOf, hasEndTag }: OpenPage, { element }: PlacedWidget): Remark[] {
  if (hasTornName(element)) return [];
  return ownSlots(element).flatMap(({ element: slot, name }) => {
    const tag = slot.localName;
    if (startTagOf(slot) === '' || hasEndTag(slot) || isVoid(tag) || open.test(tag)) return [];
    return error(
      'unclosed-tag',
      `has the slot "${name}" without an end tag, so all that follows is in it; write </${tag}> where it ends`,
      { element: slot },
    );
  });
}

function checkHidden(element: HTMLElement, { invisible }: PlacedWidget['widget']): Remark[] {
  if (invisible) return [];
  const style = element.getAttribute('style') ?? '';
  const [declaration] = /display\s*:\s*none|visibility\s*:\s*hidden/i.exec(style) ?? [];
  const isHidden = element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found';
  if (!declaration && !isHidden) return [];
  const what = declaration ? `style="${declaration}"` : 'the attribute hidden';
  return [
    warning('hidden', `has ${what}, so visitors never see it unless a script shows it; remove ${what}`, {
      attribute: declaration ? 'style' : 'hidden',
    }),
  ];
}

/** Finds placeholders that are no part of the page. */
export function checkInert(page: OpenPage): Finding[] {
  const subject = 'page';
  const unseen = [...page.document.querySelectorAll('noscript')].filter(({ textContent }) =>
    /\sdata-widget\s*=/i.test(textContent),
  );
  const inTemplates = page.inTemplates.filter(
    (element) => element.hasAttribute('data-widget') && !element.closest('template[data-slot]'),
  );
  return [
    ...unseen.map((element) =>
      findingOf(
        page,
        error(
          'place',
          'A widget is inside <noscript>, whose content browsers do not show while scripts run; move it out.',
        ),
        { subject, around: element },
      ),
    ),
    ...inTemplates.map((element) =>
      findingOf(
        page,
        warning(
          'place',
          `${withText(element.getAttribute('data-widget') ?? '', element)} is inside a <template>, so it does not load until a script copies it; move it out.`,
        ),
        { subject, around: element },
      ),
    ),
  ];
}
