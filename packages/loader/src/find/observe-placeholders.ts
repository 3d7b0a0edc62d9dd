import { attempt } from '../attempt.ts';

interface PlaceholderEvents {
  readonly onFound: (element: HTMLElement) => void;
  readonly onLost: (element: HTMLElement) => void;
  /** True for a content widget, whose children hold placeholders of their own. */
  readonly isContent: (element: HTMLElement) => boolean | undefined;
}

/** Milliseconds of changes that are looked at together. */
const frame = 16;

/** Milliseconds in which a page that is about to be kept for its return is left as its author wrote it. */
const rest = 1000;

/**
 * Placeholders, and links to this origin that may be some. Each is looked for by itself: Chromium finds two single
 * selectors among 10,000 elements in 0.1 ms, and a list of both in 0.8 ms.
 */
const selectors = ['[data-widget]', 'a[href*="#widget="]'];

export interface PlaceholderObserver {
  /** Looks through the page, or in a shadow root for instance, which is not watched. */
  scan(root?: ParentNode): void;
  /** Takes every placeholder for lost; nobody looks again for a while, unless asked to. */
  forget(): void;
}

/**
 * Finds the page's placeholders as markup comes and goes; the first `scan` is the caller's. One that is moved within
 * the page is neither lost nor found again.
 */
export function observePlaceholders({ onFound, onLost, isContent }: PlaceholderEvents): PlaceholderObserver {
  const known = new Set<HTMLElement>();
  let isScheduled = false;

  const look = (element: HTMLElement) => {
    if (known.has(element) || !isOurs(element, isContent)) return;
    known.add(element);
    onFound(element);
  };
  const scan = (root: ParentNode = document) => selectors.forEach((selector) => root.querySelectorAll<HTMLElement>(selector).forEach((element) => attempt(() => look(element), reportError)));
  const lose = (element: HTMLElement) => {
    known.delete(element);
    onLost(element);
  };
  const sweep = () => {
    isScheduled = false;
    for (const element of known) if (!element.isConnected) lose(element);
    scan();
  };
  const schedule = (delay: number) => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(sweep, delay); // once for many changes, and after a script that moves an element has put it back
  };

  new MutationObserver(() => schedule(frame)).observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
  return {
    scan,
    forget() {
      known.forEach(lose);
      schedule(rest);
    },
  };
}

/**
 * Not in an editor, where the widget would be saved as content, not in HTML that came from an
 * attribute, and not in the fallback of another placeholder or in a slot before it is shown (contract
 * section 1). What another widget shows stands in an `aw-root` of its own.
 */
function isOurs(element: HTMLElement, isContent: PlaceholderEvents['isContent']): boolean {
  const { parentElement } = element;
  const around = parentElement && closest(parentElement, '[data-widget], .aw-root');
  if (element.isContentEditable || closest(element, '.aw-html') || isForeignLink(element) || isMarkedLink(element)) return false;
  return !around || around.classList.contains('aw-root') || (!!isContent(around) && !isInSlot(element, around));
}

/** A form's own `closest` may be hidden by an input of that name. */
function closest(element: Element, what: string): HTMLElement | null {
  return Element.prototype.closest.call(element, what) as HTMLElement | null; // HTML elements alone match
}

/** A link's fragment counts on the page's own origin only; an attribute is the page's own word. */
function isForeignLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget') && (element as HTMLAnchorElement).origin !== location.origin;
}

/** A CMS marks links that visitors wrote, or that are paid for: those are never widgets (R23). */
function isMarkedLink(element: HTMLElement): boolean {
  return element.localName === 'a' && /(^|\s)(ugc|nofollow|sponsored)(\s|$)/i.test(element.getAttribute('rel') ?? '');
}

function isInSlot(element: HTMLElement, host: HTMLElement): boolean {
  const slot = element.closest('[data-slot]');
  return !!slot && slot !== host && host.contains(slot);
}
