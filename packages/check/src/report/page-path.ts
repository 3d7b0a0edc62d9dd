import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAddress } from '../pages/read-page.ts';

/** The path of a page's file, from the folder that the command runs in; `undefined` for an address. */
export function pathInRepository(page: string): string | undefined {
  if (isAddress(page)) return undefined;
  const path = relative(process.cwd(), resolve(page));
  return isOutside(path) ? page : path.replaceAll(sep, '/');
}

/** For formats that name files by address. */
export function uriOf(page: string): string {
  if (isAddress(page)) return URL.canParse(page) ? new URL(page).href : encodeURI(withoutHalves(page));
  const path = relative(process.cwd(), resolve(page));
  return isOutside(path)
    ? pathToFileURL(resolve(page)).href
    : withoutHalves(path).split(sep).map(encodeURIComponent).join('/');
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** Half of a surrogate pair cannot be encoded. */
function withoutHalves(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
