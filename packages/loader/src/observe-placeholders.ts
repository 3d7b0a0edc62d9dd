interface PlaceholderEvents {
  readonly onFound: (element: HTMLElement) => void;
  readonly onLost: (element: HTMLElement) => void;
}

/**
 * Finds the page's placeholders now and as markup comes and goes. One that is moved within the page
 * is neither lost nor found again.
 *
 * @returns the way to look again, in a shadow root for instance, which is not watched
 */
export function observePlaceholders({ onFound, onLost }: PlaceholderEvents): (root?: ParentNode) => void {
  const known = new Set<HTMLElement>();
  let isScheduled = false;

  const scan = (root: ParentNode = document) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-widget]')) {
      if (known.has(element) || !isOurs(element)) continue;
      known.add(element);
      onFound(element);
    }
  };
  const sweep = () => {
    isScheduled = false;
    for (const element of known) {
      if (element.isConnected) continue;
      known.delete(element);
      onLost(element);
    }
    scan();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(sweep); // after the script that changes the page has put moved elements back
  };

  scan();
  new MutationObserver(schedule).observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
  return scan;
}

/**
 * Not in an editor, where the widget would be saved as content, and not in the fallback of another
 * placeholder. What another widget shows, in a slot for instance, stands in an `aw-root` of its own.
 */
function isOurs(element: HTMLElement): boolean {
  const { parentElement } = element;
  // A form's own `closest` may be hidden by an input of that name.
  const around = parentElement && Element.prototype.closest.call(parentElement, '[data-widget], .aw-root');
  return !element.isContentEditable && (!around || around.classList.contains('aw-root'));
}
