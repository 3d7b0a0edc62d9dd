/** Yields the texts that widgets show. */
export function* shownTexts(): Generator<{ text: Text; parent: Element }> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text; // nothing else is shown
    const parent = text.parentElement;
    if (!parent?.closest('.aw-root') || !text.data.trim()) continue;
    if (parent.checkVisibility() && !parent.closest('.aw-hidden')) yield { text, parent };
  }
}
