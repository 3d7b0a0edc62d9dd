import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The links that have the browser fetch a widget's files along with the page, as `preload/<widget>.html` of the release
 * says them. Read for each page, as a content management system would: the next release has other files.
 *
 * @param folder the release's `preload/`; without it, or where it has nothing for the widget, there are no links
 * @param nonce the page's: without it a policy of nonces would refuse the modules
 */
export function preloadHints(folder: string | undefined, { widget, nonce }: { widget: string | undefined; nonce: unknown }): string {
  const file = folder !== undefined && widget !== undefined ? join(folder, `${widget}.html`) : '';
  if (!existsSync(file)) return '';
  const links = readFileSync(file, 'utf8').trim();
  return typeof nonce === 'string' ? links.replaceAll('<link ', `<link nonce="${nonce}" `) : links;
}
