import { isMarkedLink } from '@adviser-widgets/widget';
import { attempt } from '../attempt.ts';

interface PlaceholderEvents {
  readonly onFound: (element: HTMLElement) => void;
  readonly onLost: (element: HTMLElement) => void;
  /** True for a content widget, whose children may hold placeholders. */
  readonly isContent: (element: HTMLElement) => boolean | undefined;
}

/** Milliseconds of changes to batch into one scan. */
const frame = 16;

/**
 * Milliseconds without scans after `forget`, so that a page about to be cached is kept as its author wrote
 * it.
 */
const rest = 1000;

/**
 * Selectors of placeholders, and of links to this origin that may be some. Queried one by one: Chromium finds
 * two single selectors among 10,000 elements in 0.1 ms, and a list of both in 0.8 ms.
 */
const selectors = ['[data-widget]', 'a[href*="#widget="]'];

export interface PlaceholderObserver {
  /** Scans the page, or for instance a shadow root, which is not watched. */
  scan(root?: ParentNode): void;
  /** Treats every placeholder as lost, and does not scan again for a while unless asked to. */
  forget(): void;
}

/**
 * Finds the page's placeholders as markup comes and goes; the caller starts the first `scan`. A placeholder
 * that moves within the page is neither lost nor found again.
 */
export function observePlaceholders({ onFound, onLost, isContent }: PlaceholderEvents): PlaceholderObserver {
  const known = new Set<HTMLElement>();
  let isScheduled = false;

  const look = (element: HTMLElement) => {
    if (known.has(element) || !isOurs(element, isContent)) return;
    known.add(element);
    onFound(element);
  };
  const scan = (root: ParentNode = document) =>
    selectors.forEach((selector) =>
      root
        .querySelectorAll<HTMLElement>(selector)
        .forEach((element) => attempt(() => look(element), reportError)),
    );
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
    setTimeout(sweep, delay); // batches changes, and lets a script that moves an element put it back first
  };

  new MutationObserver(() => schedule(frame)).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-widget'],
  });
  return {
    scan,
    forget() {
      known.forEach(lose);
      schedule(rest);
    },
  };
}

/**
 * False in an editor, where the widget would be saved as content; in HTML from an attribute; and in the
 * fallback of another placeholder or a slot that is not shown yet (contract section 1). What another widget
 * renders is in an `aw-root` of its own.
 */
function isOurs(element: HTMLElement, isContent: PlaceholderEvents['isContent']): boolean {
  const { parentElement } = element;
  const around = parentElement && closest(parentElement, '[data-widget], .aw-root');
  if (
    element.isContentEditable ||
    closest(element, '.aw-html') ||
    isForeignLink(element) ||
    isMarkedLink(element)
  )
    return false;
  return (
    !around || around.classList.contains('aw-root') || (!!isContent(around) && !isInSlot(element, around))
  );
}

/** Calls the prototype's `closest`: a form's own may be hidden by an input of that name. */
function closest(element: Element, what: string): HTMLElement | null {
  return Element.prototype.closest.call(element, what) as HTMLElement | null; // only HTML elements match
}

/**
 * True for a link to another origin: a fragment only counts on the page's own. An attribute always counts.
 */
function isForeignLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget') && (element as HTMLAnchorElement).origin !== location.origin;
}

function isInSlot(element: HTMLElement, host: HTMLElement): boolean {
  const slot = element.closest('[data-slot]');
  return !!slot && slot !== host && host.contains(slot);
}
