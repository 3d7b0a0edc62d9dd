import { untilDrawn } from './view.ts';

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

/** Returns what makes the page scroll sideways, and what ends outside the window or outside its dialog. */
export function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const limit = element.closest('dialog')?.getBoundingClientRect().right ?? clientWidth;
    return width > 1 && (right > limit + 0.5 || left < -0.5);
  };
  const found = [...document.querySelectorAll('.aw-root *')].filter(
    (element) =>
      !element.closest('.aw-hidden, .aw-away, .aw-carousel__slides') &&
      element.checkVisibility() &&
      isOutside(element),
  );
  return [
    ...(scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px`] : []),
    ...found.map((element) => `Outside the window: ${element.outerHTML.slice(0, 120)}`),
  ];
}

/** Yields the texts that widgets show. */
function* shownTexts(): Generator<{ text: Text; parent: Element }> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text; // nothing else is shown
    const parent = text.parentElement;
    if (!parent?.closest('.aw-root') || !text.data.trim()) continue;
    if (parent.checkVisibility() && !parent.closest('.aw-hidden')) yield { text, parent };
  }
}

/** A place name, wider than a phone in any font. */
const longWord = 'Taumatawhakatangihangakoauauotamateapōkaiwhenuakitānatahu';

/** Returns what doesn't fit into the window with the word before every text: headings, options, buttons. */
export async function tooWideWithLongWords(): Promise<string[]> {
  const before = [...shownTexts()]
    .map(({ text }) => ({ text, data: text.data }))
    .filter(({ data }) => /\w/.test(data));
  for (const { text, data } of before) text.data = `${longWord} ${data}`;
  await untilDrawn();
  const found = outside();
  for (const { text, data } of before) text.data = data;
  return found.map((fault) => `with long words: ${fault}`);
}

/** Returns the ordinary words that go on in the next line; not parts of addresses and names with hyphens. */
export function brokenWords(): string[] {
  const range = document.createRange();
  const isWhole = (text: Text, { 0: word, index }: RegExpExecArray) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size < 2;
  };
  return [...shownTexts()].flatMap(({ text }) =>
    [...text.data.matchAll(/(?<!\S)[\p{L}\p{N}]{1,20}(?=[,.:;!?]*(?!\S))/gu)]
      .filter((word) => !isWhole(text, word))
      .map(([word]) => `Broken: ${word}`),
  );
}
