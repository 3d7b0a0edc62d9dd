/**
 * Returns what a script has put on the window under this name, if `isIt`: a vendor's object, a list of events. `undefined`
 * for whatever else is found there (R64): an element with that id, a frame of that name, another script's value, and what
 * throws when it is read.
 */
export function pageGlobal<Value>(name: string, isIt: (found: Partial<Value>) => boolean): Value | undefined {
  try {
    // Elements and frames are found on the window by their names, but are no properties of its own.
    const found = Object.hasOwn(globalThis, name)
      ? (Reflect.get(globalThis, name) as Value & Partial<Node>)
      : undefined;
    return found && !found.nodeType && isIt(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** What we use of `Navigation`, which the types of TypeScript 5 lack: an app that checks our types would fail. */
interface PageNavigation {
  addEventListener(type: 'currententrychange', listener: () => void): void;
  addEventListener(
    type: 'navigate',
    listener: (event: { readonly destination: { readonly url: string } }) => void,
    options?: AddEventListenerOptions,
  ): void;
}

/** The browser's own, if it has one: a page's `<nav id="navigation">` is not. */
export function pageNavigation(): PageNavigation | undefined {
  return pageGlobal<PageNavigation>(
    'navigation',
    ({ addEventListener: listen }) => typeof listen === 'function',
  );
}
