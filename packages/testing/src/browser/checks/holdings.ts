import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../test/fixtures.ts';

/** What a page keeps in memory after garbage collection. */
export interface Holdings {
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  /** Every HTMLElement that is still reachable, attached or detached. */
  readonly elements: number;
  readonly observers: number;
  /** Listeners on `window` and `document`. */
  readonly pageListeners: number;
}

/** Collects garbage and counts. Until the next frame Chromium keeps some of what was removed: a picture draws one. */
export async function holdings(page: Page): Promise<Holdings> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }); // also with a paused clock
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const found = {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
    elements: await countInstances(session, 'HTMLElement.prototype'),
    observers:
      (await countInstances(session, 'MutationObserver.prototype')) +
      (await countInstances(session, 'IntersectionObserver.prototype')),
    pageListeners: (await countListeners(session, 'window')) + (await countListeners(session, 'document')),
  };
  await session.detach();
  return found;
}

/**
 * Expects no growth that a leak in each cycle would cause: of 100 cycles, unless `limit` is for fewer. The heap may grow
 * by some 400 kB of compiled code and engine caches; a leaked form takes 40 kB.
 */
export function expectFlat(before: Holdings, after: Holdings, limit = 50): void {
  const grown = growth(before, after, limit);
  expect(grown.map((name) => `${name}: ${before[name]} → ${after[name]}`)).toEqual([]);
}

/** Returns what has grown by more than the limit. */
function growth(before: Holdings, after: Holdings, limit: number): (keyof Holdings)[] {
  const names = Object.keys(before) as (keyof Holdings)[];
  return names.filter((name) => after[name] - before[name] > (name === 'heap' ? 600_000 : limit));
}

async function countInstances(session: CDPSession, prototype: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const count = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(count.result.value);
}

async function countListeners(session: CDPSession, expression: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.length;
}
