import type { Config } from './config.ts';

/** Endings of host names here and of those that files do not have. */
const endings = 'nz|com|org|net|au|uk|io|co|info|biz|eu|dev|app';
const hostName = new RegExp(`^(?:[a-z\\d-]+\\.)+(?:${endings})(?::\\d+)?(?:[/?#]|$)`, 'i');

/** A machine of one's own or of the office, without a scheme. */
const ownHost = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:[/?#]|$)/;

/** A host name without a scheme, which browsers take for the name of a file. */
export function isHostName(address: string): boolean {
  return hostName.test(address) || ownHost.test(address);
}

/** Whether it is over http and not on this machine: browsers block it on https pages. */
export function isInsecure(address: string): boolean {
  return /^http:/i.test(address) && !/^http:\/\/(localhost|127\.|\[::1\])/i.test(address);
}

/** Says what is wrong with the address of a key, if something is; never names it, because it may be private. */
export function checkBase(
  key: string,
  address: string,
  isBlocked: (address: string) => boolean,
): string | undefined {
  if (isHostName(address)) {
    const scheme = ownHost.test(address) ? 'http://' : 'https://';
    return `the address in ${key} has no ${scheme}, so browsers take it for a path of your site; write ${scheme} before it`;
  }
  return isBlocked(address)
    ? `the address in ${key} is over http, which browsers block on https pages; write https`
    : undefined;
}

/** Checks where leads go, in whatever environment it is checked: the live API is for public pages. */
export function checkApiBase({ apiBase }: Config): string[] {
  const live = checkBase('apiBase.live', apiBase.live, isInsecure);
  const sandbox = checkBase('apiBase.sandbox', apiBase.sandbox, () => false);
  return [live, sandbox].filter((sentence) => sentence !== undefined);
}

interface WrongLink {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Checks the pages of the site that widgets link, from pages in any folder. */
export function checkLinkedPages({ privacyUrl, contactUrl, searchUrl }: Config): WrongLink[] {
  return Object.entries({ privacyUrl, contactUrl, searchUrl }).flatMap(([key, address]): WrongLink[] => {
    const wrong = checkBase(key, address, () => false);
    if (wrong !== undefined) return [{ severity: 'error', message: wrong }];
    if (address === '' || /^([/?#\\]|[a-z][a-z\d+.-]*:)/i.test(address)) return [];
    const message = `the address in ${key} depends on the folder of the page; begin it with a slash, or write the whole address`;
    return [{ severity: 'warning', message }];
  });
}
