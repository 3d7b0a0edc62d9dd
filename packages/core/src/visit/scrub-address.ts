import { reportError } from '../page/log.ts';
import { pageNavigation } from '../host/foreign-globals.ts';
import { pageState } from '../page/page-state.ts';
import { ownValue } from '../values/records.ts';
import { entryStateWith } from './entry-state.ts';
import { pageParameters } from './page-query.ts';
import { withoutParameters } from './without-parameters.ts';

/** Parameters that are no longer in the address bar. */
interface Taken {
  /** A script may copy the state of one history entry to another page's. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Where the state of a history entry has them, beside what the page keeps there. */
const key = 'adviser-widgets';

const page = /* @__PURE__ */ pageState('address', () => ({
  scrubbed: new Set<string>(),
  /** For pages whose router drops our part of the state, or whose own state is no object. */
  taken: undefined as Taken | undefined,
  isFollowed: false,
  hasFailed: false,
}));

/**
 * Takes parameters out of the address bar, also if a router puts an address back that it remembers. The state of
 * the history entry keeps them for a reload or a return.
 */
export function scrubAddress(names: readonly string[]): void {
  names.forEach((name) => page.scrubbed.add(name));
  settle();
  if (!page.taken || page.isFollowed) return;
  page.isFollowed = true;
  for (const type of ['load', 'popstate', 'pagehide']) addEventListener(type, settle);
  pageNavigation()?.addEventListener('currententrychange', settle);
}

function settle(): void {
  const address = withoutParameters(location.href, page.scrubbed);
  const isScrubbed = address === location.href;
  const taken = isScrubbed ? takenNow() : take();
  page.taken = taken ?? page.taken;
  const { state } = history;
  const kept = withTaken(state, taken);
  if (isScrubbed && kept === state) return;
  try {
    history.replaceState(kept, '', address);
  } catch (error) {
    if (!page.hasFailed) reportError(`${[...page.scrubbed].join(', ')} may stay in the address bar`, error);
    page.hasFailed = true;
  }
}

function take(): Taken {
  const query = pageParameters();
  const values = [...page.scrubbed].flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
  return { path: location.pathname, values: { ...takenNow()?.values, ...Object.fromEntries(values) } };
}

/** What was taken out of the address of the page that is shown now. */
export function takenNow(): Taken | undefined {
  const kept = [ownValue(history.state, key), page.taken] as (Partial<Taken> | undefined)[]; // whatever a page keeps there
  return kept.find((taken) => taken?.path === location.pathname) as Taken | undefined;
}

function withTaken(state: unknown, taken: Taken | undefined): unknown {
  return !taken || ownValue(state, key) === taken ? state : entryStateWith(key, taken);
}
