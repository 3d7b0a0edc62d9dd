const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True where something that shows by itself would interrupt: nobody looks, somebody types, or a dialog is open (H28). */
export function isInTheWay(): boolean {
  return document.hidden || focused(document)?.matches(fields) === true || [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(isShown);
}

/** What has the focus, in a shadow root too. */
function focused({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
