import { shownTexts } from './shown-texts.ts';

/** Returns the icons and buttons that lie over a text beside them. */
export function overlapping(): string[] {
  const marks = [...document.querySelectorAll('.aw-root :is(svg, button[class])')].filter(isShown);
  return shownLines().flatMap(({ text, line }) =>
    marks
      .filter((mark) => !mark.contains(text) && isOver(mark, line))
      .filter((mark) => layerOf(mark.parentElement) === layerOf(text.parentElement))
      .map((mark) => `Over "${text.data.trim().slice(0, 40)}": ${mark.outerHTML.slice(0, 120)}`),
  );
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.aw-hidden, .aw-away')
  );
}

function shownLines(): { text: Text; line: DOMRect }[] {
  const range = document.createRange();
  return [...shownTexts()]
    .filter(({ parent }) => isShown(parent))
    .flatMap(({ text }) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((line) => ({ text, line }));
    });
}

/** What scrolls in itself is cut off, and what is fixed may cover the page. */
function layerOf(element: Element | null): Element | null {
  if (!element) return null;
  const { position, overflowY } = getComputedStyle(element);
  const isLayer = /fixed|sticky/.test(position) || overflowY !== 'visible' || element.matches('dialog');
  return isLayer ? element : layerOf(element.parentElement);
}

function isOver(mark: Element, line: DOMRect): boolean {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const across = Math.min(right, line.right) - Math.max(left, line.left);
  const down = Math.min(bottom, line.bottom) - Math.max(top, line.top);
  return across > 2 && down > 2;
}
