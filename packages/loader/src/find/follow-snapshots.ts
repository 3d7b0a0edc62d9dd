import { unshadowed } from '@adviser-widgets/core/internal';
import type { PlaceholderObserver } from './observe-placeholders.ts';

/** Unmounts the widgets before a page is cached, so that it is cached as written. */
export function followSnapshots({ scan, forget }: PlaceholderObserver): void {
  let isMorph = false;
  addEventListener('turbo:visit', (event) => (isMorph = isMorphingVisit(event as CustomEvent<TurboVisit>)));
  addEventListener('turbo:before-cache', () => isMorph || forget(isKept));
  addEventListener('htmx:beforeHistorySave', () => forget(isKept));
  for (const type of ['turbo:render', 'turbo:load', 'htmx:afterSettle', 'htmx:historyRestore'])
    addEventListener(type, () => scan());
}

/** Turbo and htmx move such a part into the next page, as it is. */
function isKept(element: HTMLElement): boolean {
  return !!unshadowed(element).closest('[data-turbo-permanent],[hx-preserve],[data-hx-preserve]');
}

interface TurboVisit {
  readonly url: string;
  readonly action: string;
}

/** Turbo then keeps the elements of the page, and the widgets what was typed. */
function isMorphingVisit({ detail: { url, action } }: CustomEvent<TurboVisit>): boolean {
  return (
    action === 'replace' &&
    new URL(url).pathname === location.pathname &&
    document.querySelector('meta[name="turbo-refresh-method"][content="morph"]') !== null
  );
}
