import { textGroups } from '../../stories/docs/texts/text-groups.ts';

/** Names of all texts that a page can replace. */
export const textNames: readonly string[] = [
  ...new Set(textGroups.flatMap(({ texts }) => Object.keys(texts))),
];

/** `messages` that replace every text by its name in marks: `«adviserCount {count}»`. What is filled in stays, so that it is seen too. */
export const markedMessages: Readonly<Record<string, string>> = Object.fromEntries(
  textGroups.flatMap(({ texts }) => Object.entries(texts).map(([name, text]) => [name, mark(name, text)])),
);

function mark(name: string, text: string): string {
  return `«${[name, ...(text.match(/\{\w+\}/g) ?? [])].join(' ')}»`;
}

const attributes = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** A text in marks that has none inside. */
const marked = /«[^«»]*»/g;

/** The words in a page that no mark is around: those of the text, and of attributes that are shown or read out. */
export function unmarkedWords(): readonly string[] {
  const rests = visibleTexts().map((text) => text.replace(marked, ' ').replace(marked, ' ')); // what is filled in may be marked too
  return rests.flatMap((text) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []);
}

/** The names of the texts that a page shows. */
export function shownNames(): readonly string[] {
  return visibleTexts().flatMap((text) => Array.from(text.matchAll(/«(\w+)/g), ([, name = '']) => name));
}

/** All but the frames of the bot check, which are the vendor's. */
function visibleTexts(): readonly string[] {
  const copy = document.body.cloneNode(true) as HTMLElement; // a clone of an element
  copy.querySelectorAll('iframe[name], script, style').forEach((element) => element.remove());
  const ofAttributes = Array.from(copy.querySelectorAll('*'), (element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...ofAttributes.flat()];
}
