import { pageNavigation, unshadowed } from '@adviser-widgets/core/internal';
import { useEffect } from 'react';

/** Milliseconds: Firefox and WebKit ask whether a page may be left some time after the press on a link. */
const pressMs = 1000;

/** Addresses that open an app, such as `tel:` and `mailto:`, while the page stays. */
const ofApps = /^\s*(?!(https?|file|blob|data|about|javascript):)[a-z][a-z\d+.-]*:/i;

/** Asks visitors who leave the page to stay, but not those who only open an app: browsers ask then, too. */
export function useLeaveConfirmation(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const listening = new AbortController();
    const { signal } = listening;
    let openedApp = -Infinity;
    const goTo = (address: string | null | undefined) => {
      openedApp = ofApps.test(address ?? '') ? performance.now() : -Infinity;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (performance.now() - openedApp < pressMs) return;
      event.preventDefault();
      event.returnValue = true; // before Chromium 119
    };
    addEventListener('click', (event) => goTo(pressedAddress(event)), { capture: true, signal });
    // Chromium says by this where scripts go, too; Firefox only if it is another page.
    pageNavigation()?.addEventListener('navigate', ({ destination }) => goTo(destination.url), { signal });
    addEventListener('beforeunload', ask, { signal });
    return () => listening.abort();
  }, [isWanted]);
}

/** Of a link, also of one in a drawing or on a part of a picture. */
function pressedAddress(event: Event): string | null | undefined {
  const links = event
    .composedPath()
    .map((node) => node instanceof Element && unshadowed(node).closest<HTMLElement>('a, area'));
  return links.find((link) => !!link)?.getAttribute('href');
}
