import { useEffect } from 'react';

/** Milliseconds: Firefox and WebKit ask whether a page may be left some time after the press on a link. */
const pressMs = 1000;

/** Addresses that replace the page; any other, such as `tel:` and `mailto:`, opens an app. */
const ofPages = /^((https?|file|blob|data|about|javascript):|$)/;

/** Asks visitors who leave the page to stay, but not those who only open an app: browsers ask then, too. */
export function useLeaveConfirmation(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const listening = new AbortController();
    const { signal } = listening;
    let openedApp = -Infinity;
    const goTo = (address = '') => {
      openedApp = ofPages.test(address) ? -Infinity : performance.now();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (performance.now() - openedApp < pressMs) return;
      event.preventDefault();
      event.returnValue = true; // before Chromium 119
    };
    addEventListener('click', (event) => goTo(pressedAddress(event)), { capture: true, signal });
    // Chromium says by this where scripts go, too; Firefox only if it is another page.
    const { navigation } = globalThis as { navigation?: Navigation };
    navigation?.addEventListener('navigate', ({ destination }) => goTo(destination.url), { signal });
    addEventListener('beforeunload', ask, { signal });
    return () => listening.abort();
  }, [isWanted]);
}

function pressedAddress(event: Event): string | undefined {
  return event.composedPath().find((node) => node instanceof HTMLAnchorElement)?.href;
}
