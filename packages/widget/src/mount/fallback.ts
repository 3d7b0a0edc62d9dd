/** A placeholder's own content, kept until it is certain that it is not needed. */
export interface Fallback {
  /** Puts `replacement`, still empty, beside the content: what moves from one to the other then never leaves the page. */
  standBy?(replacement: Element): void;
  /** Takes the content out of the page and puts `replacement` in its place, in one step. */
  replaceWith(replacement: Element): void;
  /** Puts the content back, the same nodes in the same order. */
  restore(): void;
}

/** Loads what keeps the content of a link, which cannot hold a widget. */
export function loadLinkFallback() {
  return import('./keep-beside-link.ts');
}

/** Keeps the content of `host` (contract section 1: restored unchanged on any failure). */
export function keepFallback(host: Element): Fallback {
  const nodes = [...host.childNodes]; // before any slot is moved out
  let isReplaced = false;
  return {
    standBy(replacement) {
      host.append(replacement);
    },
    replaceWith(replacement) {
      isReplaced = true;
      document.createDocumentFragment().append(...[...host.childNodes].filter((node) => node !== replacement));
      if (replacement.parentNode !== host) host.append(replacement);
    },
    restore() {
      if (isReplaced) host.replaceChildren(...nodes);
      isReplaced = false;
    },
  };
}
