import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns links that make the browser fetch a widget's files in parallel with the page, from the release's
 * `preload/<widget>.html`. Reads the file for each page, as a CMS would, because the next release has other
 * files.
 *
 * @param folder the release's `preload/`; without it, or without a file for the widget, there are no links
 * @param nonce the page's nonce; a nonce-based policy would block the modules without it
 */
export function preloadHints(
  folder: string | undefined,
  { widget, nonce }: { widget: string | undefined; nonce: unknown },
): string {
  const file = folder !== undefined && widget !== undefined ? join(folder, `${widget}.html`) : '';
  if (!existsSync(file)) return '';
  const links = readFileSync(file, 'utf8').trim();
  return typeof nonce === 'string' ? links.replaceAll('<link ', `<link nonce="${nonce}" `) : links;
}
