import { getConfig } from '@adviser-widgets/core';
import { parentOf, reportError, unshadowed, untilIdle, warn } from '@adviser-widgets/core/internal';
import type { Found } from '../find/observe-placeholders.ts';
import type { Page } from '../page.ts';

/** Milliseconds until the console says that the page has not started. */
const patienceMs = 5_000;

const advice =
  'nothing mounts, as "start" is "manual": call AdviserWidgets.start() once the page has hydrated';

interface Wait {
  readonly started: Promise<void>;
  readonly end: () => void;
}

/** What the page has started. A part is forgotten with its node. */
const roots = new WeakSet<Node>();
const waits = new WeakMap<Found, Wait>();

/** Resolves with the page's first start, of whatever part. */
export async function waitForStart({ started }: Page): Promise<void> {
  const timer = setTimeout(() => warn(advice), patienceMs);
  await started;
  clearTimeout(timer);
}

/**
 * Resolves once a placeholder may mount: the page has started the part that holds it (R67), and the island of Astro around
 * it has hydrated. Call it after the page's first start.
 */
export async function waitForTurn(found: Found, page: Page, island: Element | null): Promise<void> {
  if (getConfig().start === 'manual') await waitForPart(found, page);
  if (island) await waitForIsland(island, found.element);
}

function waitForPart(found: Found, page: Page): Promise<void> {
  const wait = waits.get(found) ?? createWait();
  waits.set(found, wait);
  page.starts.onStart = () => takeStarts(page);
  takeStarts(page);
  if (isStarted(found.element)) wait.end(); // a later placeholder of a started part
  return wait.started;
}

/** Those around it hydrate before. */
async function waitForIsland(island: Element, element: Element): Promise<void> {
  if (isForOthers(island)) return;
  // Astro takes the attribute away once it has called the framework.
  if (island.hasAttribute('ssr'))
    await new Promise((resolve) => island.addEventListener('astro:hydrate', resolve, { once: true }));
  while (isReactBusy(island, element)) await untilIdle();
}

/**
 * React only begins to hydrate when it is called, and goes on in other tasks. It has no event for the end, but marks the
 * root at once and each element when its content is done.
 */
function isReactBusy(island: Element, element: Element): boolean {
  const isMarked = (node: Element, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));
  const top = topmost(element, island);
  return isMarked(island, '__reactContainer$') && !!top && !isMarked(top, '__reactFiber$');
}

/** Returns the element of the island that holds a placeholder; `undefined` once that has left. */
function topmost(element: Element, island: Element): Element | undefined {
  const around = parentOf(element);
  return around === island ? element : around && topmost(around, island);
}

function takeStarts({ starts, observer }: Page): void {
  for (const root of starts.roots.splice(0)) if (isRoot(root)) roots.add(root ?? document);
  observer.known.forEach((found) => isStarted(found.element) && waits.get(found)?.end());
}

function isStarted(node: Node | null): boolean {
  return roots.has(node ?? document) || (!!node && isStarted(around(node)));
}

/** Also out of a shadow root. */
function around(node: Node): Node | null {
  return unshadowed(node).parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** A page's script may pass anything: a selector, a reference that is still empty, an event. */
function isRoot(given: unknown): given is Node | undefined {
  const { nodeType } = (given ?? {}) as Partial<Node>; // of any window
  const isRight =
    given === undefined ||
    nodeType === Node.ELEMENT_NODE ||
    nodeType === Node.DOCUMENT_NODE ||
    nodeType === Node.DOCUMENT_FRAGMENT_NODE;
  if (!isRight)
    reportError(
      'AdviserWidgets.start(root) started nothing: pass an element, a shadow root or, for the whole page, nothing. It got',
      given,
    );
  return isRight;
}

function createWait(): Wait {
  let end = () => {};
  const started = new Promise<void>((resolve) => (end = resolve));
  return { started, end };
}

/** An island for another width of the window may never hydrate. */
function isForOthers(island: Element): boolean {
  if (island.getAttribute('client') !== 'media') return false;
  const { value = '' } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: string };
  return !matchMedia(value).matches;
}
