import { isRendered, warn } from '@adviser-widgets/core/internal';

/** Whether a dialog can be seen where it stands (R62). If not, the console says so: the page would only become inert. */
export function canOpen(place: Element, label: string): boolean {
  if (isRendered(place)) return true;
  warn(
    `the dialog "${label}" did not open: it is in a part of the page that is hidden. Move its placeholder to a part that always shows, such as the end of the page.`,
  );
  return false;
}
