import { warn } from './log.ts';
import type { VisitPage } from './open-visit.ts';
import { loadScript } from './script.ts';
import { whenAgreed } from './when-agreed.ts';

interface Heap {
  load?(id: string): void;
  track?: unknown;
}

/** How often Heap is looked for once more, and how many milliseconds apart (spec section 9). */
const retries = { count: 5, interval: 500 };

/**
 * Uses the page's own Heap as it is, or fetches the configured script and gives it `id`; then hands over what
 * waited for Heap. If it is not there after the last retry, the console has one warning (spec section 8).
 */
export async function bringHeap(id: string, page: VisitPage): Promise<void> {
  if (isThere()) return page.retryKept();
  const isFetched = await fetchHeap(page);
  // Consent may have been taken back meanwhile.
  whenAgreed(page, () => void settle(page, isFetched ? () => load(id) : () => true));
}

/** False also for a script that is blocked: the page's own Heap may still come, and none at all is told. */
async function fetchHeap({ config: { analytics, nonce }, policy }: VisitPage): Promise<boolean> {
  if (analytics.scriptUrl === '') return false;
  return loadScript(analytics.scriptUrl, { nonce, policy }).then(
    () => true,
    () => false,
  );
}

async function settle({ config, retryKept }: VisitPage, start: () => boolean): Promise<void> {
  let isStarted = false;
  for (let tries = 0; tries <= retries.count; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, retries.interval));
    isStarted ||= start();
    if (isThere()) return retryKept();
  }
  warn(`Heap is not there, its events are dropped; check analytics.scriptUrl (${config.analytics.scriptUrl || 'empty'})`);
}

function isThere(): boolean {
  return askHeap(({ track }) => typeof track === 'function');
}

/** True once Heap has been told the id. */
function load(id: string): boolean {
  return askHeap((heap) => {
    heap.load?.(id);
    return heap.load !== undefined;
  });
}

/** False also where asking throws: anything may have that name, a frame of another origin too. */
function askHeap(ask: (heap: Heap) => boolean): boolean {
  try {
    const { heap } = globalThis as { heap?: Heap };
    return heap !== undefined && ask(heap);
  } catch {
    return false;
  }
}
