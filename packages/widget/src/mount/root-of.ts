/** Where a placeholder's widget stands: in it, or, as a link cannot hold one, right after it (contract section 1). */
export function rootOf(placeholder: HTMLElement): HTMLElement {
  const next = placeholder.localName === 'a' ? placeholder.nextElementSibling : null;
  return next instanceof HTMLElement && next.classList.contains('aw-root') ? next : placeholder;
}
