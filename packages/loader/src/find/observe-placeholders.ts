import { attempt, closestAround, unshadowed } from '@adviser-widgets/core/internal';
import type { Placeholder } from '@adviser-widgets/widget';
import { isMarkedLink, isPlainLink } from '@adviser-widgets/widget/internal';
import type { EarlyUse } from './early-use.ts';
import type { StopWaiting } from './when-due.ts';

/** What a page knows of a placeholder, from when it is found until it is lost. */
export interface Found {
  readonly element: HTMLElement;
  /** Not for an element that only a script of the page has named: that keeps it as long as it wants it mounted. */
  isOfPage?: boolean;
  /** Ends the wait for its loading condition. */
  stopWaiting?: StopWaiting | undefined;
  /** The last element pressed in the fallback that did nothing. */
  pressed?: Element | undefined;
  /** What made its widget load. */
  use?: EarlyUse | undefined;
  /** The runtime's; `undefined` until that has loaded, and once a script of the page has unmounted it. */
  placeholder?: Placeholder | undefined;
  /** Personal parameters are about to leave the address bar: analytics waits. */
  isScrubbing?: boolean;
}

interface PlaceholderEvents {
  readonly onFound: (found: Found) => void;
  /** Something has thrown while an element was found. */
  readonly onFailed: (element: HTMLElement, error: unknown) => void;
  readonly onLost: (found: Found) => void;
  /** Children of a content widget may hold placeholders. */
  readonly isContent: (element: HTMLElement) => boolean | undefined;
}

/** Milliseconds of changes to batch into one scan. */
const frameMs = 16;

/** Milliseconds without scans after `forget`, so that a page is cached as its author wrote it. */
const restMs = 1000;

/** Queried one by one: among 10,000 elements Chromium takes 0.1 ms for both, and 0.8 ms for a list. */
const selectors = ['[data-widget]', 'a[href*="#widget="]'];

/** What makes a placeholder of an element, or decides whether it is ours. */
const attributeFilter = ['data-widget', 'data-slot', 'href', 'rel', 'contenteditable'];

export interface PlaceholderObserver {
  /** The one table of the placeholders of a page. */
  readonly known: ReadonlyMap<HTMLElement, Found>;
  /** Knows an element that a script of the page wants mounted. */
  add(element: HTMLElement): Found;
  /** Shadow roots are not watched: scan them here. */
  scan(root?: ParentNode): void;
  /** Treats every placeholder as lost, but those of parts that the page keeps, and pauses scanning. */
  forget(isKept: (element: HTMLElement) => boolean): void;
}

/** A placeholder that moves within the page is neither lost nor found again. */
export function observePlaceholders({
  onFound,
  onFailed,
  onLost,
  isContent,
}: PlaceholderEvents): PlaceholderObserver {
  const known = new Map<HTMLElement, Found>();
  /** Since the last sweep added, or given an attribute. */
  const changed = new Set<Node>();
  let isScheduled = false;

  const add = (element: HTMLElement): Found => {
    const found = known.get(element) ?? { element };
    known.set(element, found);
    return found;
  };
  const take = (element: HTMLElement) => {
    if (known.get(element)?.isOfPage) return;
    if (!isOurs(element, isContent)) return;
    const found = add(element);
    found.isOfPage = true;
    onFound(found);
  };
  const look = (element: HTMLElement) =>
    attempt(
      () => take(element),
      (error) => onFailed(element, error),
    );
  const scan = (root: ParentNode = document) =>
    selectors.forEach((selector) => root.querySelectorAll<HTMLElement>(selector).forEach(look));
  const lose = (found: Found) => {
    known.delete(found.element);
    onLost(found);
  };
  const sweep = () => {
    isScheduled = false;
    known.forEach((found) => (found.isOfPage ? isInPage(found) : found.placeholder) || lose(found));
    const nodes = [...changed];
    changed.clear();
    let last: Node | undefined;
    for (const node of nodes) {
      const own = unshadowed(node as HTMLElement);
      if (own.nodeType !== Node.ELEMENT_NODE || !own.isConnected || last?.contains(node)) continue;
      last = own; // parsers and scripts add what is in it next
      if (selectors.some((selector) => own.matches(selector))) look(node as HTMLElement);
      scan(own);
    }
  };
  const schedule = (delay: number) => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(sweep, delay); // batches changes, and lets a script that moves an element put it back first
  };

  new MutationObserver((records) => {
    for (const { attributeName, target, addedNodes } of records)
      (attributeName ? [target] : addedNodes).forEach((node) => changed.add(node));
    schedule(frameMs);
  }).observe(document, { childList: true, subtree: true, attributeFilter });
  return {
    known,
    add,
    scan,
    forget(isKept) {
      known.forEach((found) => found.isOfPage && !isKept(found.element) && lose(found));
      for (const element of unshadowed(document).children) changed.add(element);
      schedule(restMs);
    },
  };
}

function isInPage({ element }: Found): boolean {
  return unshadowed(element).isConnected;
}

/**
 * Not in an editor, which would save the widget as content; in HTML from an attribute; nor in the fallback of another
 * placeholder or a hidden slot. Widgets render into an `aw-root` of their own.
 */
function isOurs(element: HTMLElement, isContent: PlaceholderEvents['isContent']): boolean {
  const own = unshadowed(element);
  const around = closestAround(element, '[data-widget], .aw-root');
  if (own.isContentEditable || own.closest('.aw-html') || isForeignLink(element) || isMarkedLink(element))
    return false;
  return (
    !around || unshadowed(around).matches('.aw-root') || (!!isContent(around) && !isInSlot(element, around))
  );
}

/** A fragment only counts in a link to the page's own origin. */
function isForeignLink(element: HTMLElement): boolean {
  return isPlainLink(element) && (element as HTMLAnchorElement).origin !== location.origin;
}

function isInSlot(element: HTMLElement, host: HTMLElement): boolean {
  const slot = unshadowed(element).closest('[data-slot]');
  return !!slot && slot !== host && unshadowed(host).contains(slot);
}
