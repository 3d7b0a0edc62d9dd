import { isRendered, unshadowed, warn } from '@adviser-widgets/core/internal';

/** Whether a dialog can be seen where it stands (R62). If not, the console says so: the page would only become inert. */
export function canOpen(place: Element, label: string): boolean {
  if (isRendered(place)) return true;
  const why = isRendered(unshadowed(document).body)
    ? 'it is in a part of the page that is hidden. Move it to a part that always shows, such as the end of the page.'
    : 'all of the page is hidden, or has no layout, as in jsdom.';
  warn(`the dialog "${label}" did not open: ${why}`);
  return false;
}
