import { entryStateWith, reportError, withoutParameters } from '@adviser-widgets/core/internal';
import {
  hiddenKey,
  hiddenKeyword,
  readKeyword,
  searchPath,
  stepAfter,
  type HiddenSearch,
} from './read-keyword.ts';

const parameters: ReadonlySet<string> = new Set(['q']);

/**
 * Takes the words out of the address bar, which analytics tools record, and leaves an empty `?q=`. The state of the
 * history entry keeps them for a reload or a return.
 */
export function hideKeyword(searchUrl: string): void {
  const keyword = readKeyword(searchUrl);
  const path = searchPath(searchUrl);
  const address = new URL(withoutParameters(location.href, parameters));
  if (stepAfter(path)) address.pathname = path;
  address.search += `${address.search ? '&' : '?'}q=`; // else a link to the search would lead to this entry, with its state
  if (address.href === location.href) return;
  const hidden: HiddenSearch = { keyword, path: address.pathname };
  const keep = () => replaceEntry(address.href, entryStateWith(hiddenKey, hidden));
  keep();
  if (document.readyState === 'complete' || hiddenKeyword()) return; // else the entry takes no state yet
  addEventListener('load', () => location.href === address.href && keep(), { once: true });
}

function replaceEntry(address: string, state: unknown): void {
  try {
    history.replaceState(state, '', address);
  } catch (error) {
    reportError('the search may stay in the address bar', error);
  }
}
