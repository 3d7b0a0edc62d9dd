import type { Locator } from '@playwright/test';

/**
 * Returns the widest gap, in CSS pixels, between an element in a line of text and the letters beside it: a space, or the
 * hole that a flex box leaves between its items. Infinity if a letter beside it is on another line, as in a column.
 */
export function gapsAround(element: Locator): Promise<number> {
  return element.evaluate((inline) => {
    const own = inline.getBoundingClientRect();
    const letterOf = (text: ChildNode | null, isLast: boolean) => {
      const letters = text?.textContent ?? '';
      const place = isLast ? letters.trimEnd().length - 1 : letters.search(/\S/);
      const range = document.createRange();
      range.setStart(text as ChildNode, place);
      range.setEnd(text as ChildNode, place + 1);
      return range.getBoundingClientRect();
    };
    const before = letterOf(inline.previousSibling, true);
    const after = letterOf(inline.nextSibling, false);
    const isOneLine = [before, after].every(({ bottom, top }) => bottom > own.top && top < own.bottom);
    return isOneLine ? Math.max(own.left - before.right, after.left - own.right) : Infinity;
  });
}
