interface PlaceholderEvents {
  readonly onFound: (element: HTMLElement) => void;
  readonly onLost: (element: HTMLElement) => void;
  /** True for a content widget, whose children hold placeholders of their own. */
  readonly isContent: (element: HTMLElement) => boolean | undefined;
}

/** Placeholders, and links to this origin that may be some. */
const selector = '[data-widget], a[href*="#widget="]';

/** A page that is about to be kept for its return must be kept as its author wrote it. */
const snapshots = ['turbo:before-cache', 'htmx:beforeHistorySave'];
const renders = ['turbo:render', 'htmx:historyRestore'];

/**
 * Finds the page's placeholders now and as markup comes and goes. One that is moved within the page
 * is neither lost nor found again.
 *
 * @returns the way to look again, in a shadow root for instance, which is not watched
 */
export function observePlaceholders({ onFound, onLost, isContent }: PlaceholderEvents): (root?: ParentNode) => void {
  const known = new Set<HTMLElement>();
  let isScheduled = false;

  const scan = (root: ParentNode = document) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(element) || !isOurs(element, isContent)) continue;
      known.add(element);
      onFound(element);
    }
  };
  const lose = (element: HTMLElement) => {
    known.delete(element);
    onLost(element);
  };
  const sweep = () => {
    isScheduled = false;
    for (const element of known) if (!element.isConnected) lose(element);
    scan();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(sweep); // after the script that changes the page has put moved elements back
  };

  scan();
  new MutationObserver(schedule).observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
  for (const type of snapshots) document.addEventListener(type, () => known.forEach(lose));
  for (const type of renders) document.addEventListener(type, schedule);
  return scan;
}

/**
 * Not in an editor, where the widget would be saved as content, not in HTML that came from an
 * attribute, and not in the fallback of another placeholder or in a slot before it is shown (contract
 * section 1). What another widget shows stands in an `aw-root` of its own.
 */
function isOurs(element: HTMLElement, isContent: PlaceholderEvents['isContent']): boolean {
  const around = element.parentElement?.closest<HTMLElement>('[data-widget], .aw-root');
  if (element.isContentEditable || element.closest('.aw-html') || isForeignLink(element)) return false;
  return !around || around.classList.contains('aw-root') || (!!isContent(around) && !isInSlot(element, around));
}

/** A link's fragment counts on the page's own origin only; an attribute is the page's own word. */
function isForeignLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget') && (element as HTMLAnchorElement).origin !== location.origin;
}

function isInSlot(element: HTMLElement, host: HTMLElement): boolean {
  const slot = element.closest('[data-slot]');
  return !!slot && slot !== host && host.contains(slot);
}
