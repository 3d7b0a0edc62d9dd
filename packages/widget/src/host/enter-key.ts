import { isPageNode } from '../nodes/transfer.ts';

/**
 * Keeps the Enter of a widget's own controls inside it. Pages press a button of theirs for an Enter anywhere
 * within their form, as ASP.NET does for its default button. Other keys, listeners of the capture phase, and the
 * page's own nodes in the widget are left alone.
 */
export function keepEnter(root: Element): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stopEnter);
}

/** By now the engine has handled the key: it listens on the same element, or within it. */
function stopEnter(event: Event): void {
  const { key, target, currentTarget } = event as KeyboardEvent; // only key events come here
  if (key === 'Enter' && !isPageNode(target as Node, currentTarget as Node)) event.stopPropagation();
}
