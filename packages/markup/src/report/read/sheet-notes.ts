import { asSentence } from '../../problems/sentence.ts';
import { loaderTags } from '../../page/second-loader.ts';
import { checkSheet, findSheet } from '../../remarks/check-sheet.ts';
import { buildElement } from '../build-element.ts';

/** Says what is wrong with the link to page.css. A site may have its rules in a sheet of its own. */
export function sheetNotes(page: Document): string[] {
  if (!findSheet(page) && hasRules(page)) return [];
  return checkSheet(page, loaderTags(page)[0]).map(({ message }) => asSentence(message));
}

/** page.css hides the slots of a widget that is not ready. */
function hasRules({ body }: Document): boolean {
  const slot = buildElement('div', { 'data-slot': 'success' });
  const probe = buildElement('div', { class: 'aw-widget', hidden: '' }, slot);
  body.append(probe);
  const isHidden = getComputedStyle(slot).display === 'none';
  probe.replaceWith();
  return isHidden;
}
