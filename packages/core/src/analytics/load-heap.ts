import { findHeap, retryKept } from './analytics.ts';
import { whenAgreed } from '../visit/consent.ts';
import { warn } from '../page/log.ts';
import { getConfig } from '../config/page-config.ts';
import { pageGlobal } from '../host/foreign-globals.ts';
import { freePageGlobal } from '../host/free-names.ts';
import { loadScript } from '../third-party/script.ts';

/** How often to look for Heap, and milliseconds between the tries. */
const retries = { count: 5, interval: 500 };

export async function loadHeap(id: string): Promise<void> {
  if (findHeap()) return retryKept();
  const { scriptUrl } = getConfig().analytics;
  const isFetched = await fetchHeap(scriptUrl);
  // Consent may have been withdrawn meanwhile.
  whenAgreed(() => void settle(scriptUrl, isFetched ? () => setId(id) : () => true));
}

/** A blocked script is no error: the page's own Heap may still arrive, and `settle` reports a missing one. */
async function fetchHeap(scriptUrl: string): Promise<boolean> {
  if (scriptUrl === '') return false;
  freePageGlobal('heap');
  return loadScript(scriptUrl).then(
    () => true,
    () => false,
  );
}

async function settle(scriptUrl: string, start: () => boolean): Promise<void> {
  let isStarted = false;
  for (let tries = 0; tries <= retries.count; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, retries.interval));
    isStarted ||= start();
    if (findHeap()) return retryKept();
  }
  warn(`Heap did not load, so its events are dropped; check analytics.scriptUrl (${scriptUrl || 'empty'})`);
}

/** False where it cannot take the id yet: it is asked again. */
function setId(id: string): boolean {
  const heap = pageGlobal<{ load(id: string): void }>('heap', ({ load }) => typeof load === 'function');
  try {
    heap?.load(id);
  } catch {
    return false;
  }
  return heap !== undefined;
}
