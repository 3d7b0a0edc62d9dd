/** A placeholder's own content, kept until it is certain that it is not needed. */
export interface Fallback {
  /** Takes the content out of the page and puts `replacement` in its place, in one step. */
  replaceWith(replacement: Element): void;
  /** Puts the content back, the same nodes in the same order. */
  restore(): void;
}

/** Keeps the content of `host` (contract section 1: restored unchanged on any failure). */
export function keepFallback(host: Element): Fallback {
  const nodes = [...host.childNodes]; // before any slot is moved out
  let isReplaced = false;
  return {
    replaceWith(replacement) {
      isReplaced = true;
      document.createDocumentFragment().append(...host.childNodes);
      host.append(replacement);
    },
    restore() {
      if (isReplaced) host.replaceChildren(...nodes);
      isReplaced = false;
    },
  };
}
