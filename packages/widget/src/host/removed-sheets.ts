import { reportError, unshadowed } from '@adviser-widgets/core/internal';

/** Style sheets by their rank; those that the page has removed are still in it, those that could not be loaded are not. */
export type Sheets = (HTMLLinkElement | undefined)[];

const mostTimes = 10;

/** Milliseconds between two removals that count as one after the other: visitors who go from page to page take longer. */
const rowMs = 5_000;

/**
 * Puts our style sheets back when a page removes them, as one does that replaces what is in its head: Astro,
 * swup. Does so at once if `isNeeded`. The returned function does it before a mount, and resolves when they apply.
 */
export function keepSheets(sheets: Sheets, isNeeded: () => boolean): () => Promise<unknown> | undefined {
  let count = 0;
  let last = -Infinity;
  const observer = new MutationObserver(() => {
    watch();
    if (isNeeded()) void restore();
  });
  watch();
  return restore;

  /** The page may have a new head, and after `document.open()` it has none at first. */
  function watch(): void {
    for (const parent of [
      document,
      unshadowed(document).documentElement,
      unshadowed(document).head,
    ] as (Node | null)[])
      if (parent) observer.observe(parent, { childList: true });
  }

  function restore(): Promise<unknown> | undefined {
    const removed = sheets.flatMap((sheet) => (sheet && !sheet.isConnected ? sheet : []));
    if (removed.length === 0 || count > mostTimes) return undefined;
    const now = performance.now();
    count = now - last < rowMs ? count + 1 : 1;
    last = now;
    if (count > mostTimes) return void reportError('this page keeps removing our style sheets');
    return Promise.all(removed.map((sheet) => putBack(sheets, sheet)));
  }
}

function putBack(sheets: Sheets, sheet: HTMLLinkElement): Promise<unknown> {
  placeSheet(sheets, sheets.indexOf(sheet), sheet);
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) sheet.addEventListener(type, resolve, { once: true });
  });
}

/** Puts a style sheet into the page, where its rank says. */
export function placeSheet(sheets: Sheets, rank: number, link: HTMLLinkElement): void {
  sheets[rank] = link;
  const next = sheets.find((sheet, other) => other > rank && sheet?.isConnected);
  if (next) next.before(link);
  else unshadowed(document).head.append(link);
}
