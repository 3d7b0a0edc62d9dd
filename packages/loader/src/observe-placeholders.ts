interface PlaceholderEvents {
  readonly onFound: (element: HTMLElement) => void;
  readonly onLost: (element: HTMLElement) => void;
}

/**
 * Finds the page's placeholders now and as markup comes and goes. One that is moved within the page
 * is neither lost nor found again.
 */
export function observePlaceholders({ onFound, onLost }: PlaceholderEvents): void {
  const known = new Set<HTMLElement>();
  let isScheduled = false;

  const sweep = () => {
    isScheduled = false;
    for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      if (known.has(element) || !isOurs(element)) continue;
      known.add(element);
      onFound(element);
    }
    for (const element of known) {
      if (element.isConnected) continue;
      known.delete(element);
      onLost(element);
    }
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(sweep); // after the script that changes the page has put moved elements back
  };

  sweep();
  new MutationObserver(schedule).observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
}

/** Not inside another placeholder, and not in an editor, where the widget would be saved as content. */
function isOurs(element: HTMLElement): boolean {
  return !element.isContentEditable && !element.parentElement?.closest('[data-widget]');
}
