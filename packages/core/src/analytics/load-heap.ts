import { retryKept } from './analytics.ts';
import { whenAgreed } from './consent.ts';
import { warn } from '../page/log.ts';
import { getConfig } from '../config/page-config.ts';
import { loadScript } from '../third-party/script.ts';

interface Heap {
  load?(id: string): void;
  track?: unknown;
}

/** How often to look for Heap again, and how many milliseconds apart (spec section 9). */
const retries = { count: 5, interval: 500 };

/**
 * Uses the page's own Heap as it is, or loads the configured script and gives it `id`. Then sends what waited
 * for Heap. If Heap is still missing after the last retry, logs one warning (spec section 8).
 */
export async function loadHeap(id: string): Promise<void> {
  if (isLoaded()) return retryKept();
  const { scriptUrl } = getConfig().analytics;
  const isFetched = await fetchHeap(scriptUrl);
  // Consent may have been withdrawn meanwhile.
  whenAgreed(() => void settle(scriptUrl, isFetched ? () => setId(id) : () => true));
}

/**
 * Resolves to false also if the script is blocked. The page's own Heap may still arrive, and a missing one is
 * reported later.
 */
async function fetchHeap(scriptUrl: string): Promise<boolean> {
  if (scriptUrl === '') return false;
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
    if (isLoaded()) return retryKept();
  }
  warn(`Heap did not load, so its events are dropped; check analytics.scriptUrl (${scriptUrl || 'empty'})`);
}

function isLoaded(): boolean {
  return testHeap(({ track }) => typeof track === 'function');
}

/** True once Heap has received the id. */
function setId(id: string): boolean {
  return testHeap((heap) => {
    heap.load?.(id);
    return heap.load !== undefined;
  });
}

/** False also if asking throws: the global may be anything, even a frame of another origin. */
function testHeap(ask: (heap: Heap) => boolean): boolean {
  try {
    const { heap } = globalThis as { heap?: Heap };
    return heap !== undefined && ask(heap);
  } catch {
    return false;
  }
}
