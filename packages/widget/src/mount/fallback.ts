export interface Fallback {
  /** Puts it beside the content, so that nodes can move into it without leaving the page. */
  standBy?(replacement: Element): void;
  replaceWith(replacement: Element): void;
  restore(): void;
}

/** Loads the fallback handling for links, which cannot contain a widget. */
export function loadLinkFallback() {
  return import('./keep-beside-link.ts');
}

/** Contract section 1: restored unchanged on any failure. */
export function keepFallback(host: Element): Fallback {
  const nodes = [...host.childNodes]; // before any slot is moved out
  let isReplaced = false;
  return {
    standBy(replacement) {
      host.append(replacement);
    },
    replaceWith(replacement) {
      isReplaced = true;
      document
        .createDocumentFragment()
        .append(...[...host.childNodes].filter((node) => node !== replacement));
      if (replacement.parentNode !== host) host.append(replacement);
    },
    restore() {
      if (isReplaced) host.replaceChildren(...nodes);
      isReplaced = false;
    },
  };
}
