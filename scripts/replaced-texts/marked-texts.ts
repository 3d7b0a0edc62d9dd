import { textGroups } from '../../stories/docs/texts/text-groups.ts';

export const textNames: readonly string[] = [
  ...new Set(textGroups.flatMap(({ texts }) => Object.keys(texts))),
];

/** Marks every text by its name, `«adviserCount {count}»`; placeholders stay, to see what is filled in. */
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

const marked = /«[^«»]*»/g;

/** Words in visible texts and attributes that no mark is around. */
export function unmarkedWords(): readonly string[] {
  const rests = visibleTexts().map((text) => text.replace(marked, ' ').replace(marked, ' ')); // what is filled in may be marked too
  return rests.flatMap((text) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []);
}

export function shownNames(): readonly string[] {
  return visibleTexts().flatMap((text) => Array.from(text.matchAll(/«(\w+)/g), ([, name = '']) => name));
}

/** Leaves out the captcha's frames, which are the vendor's. */
function visibleTexts(): readonly string[] {
  const copy = document.body.cloneNode(true) as HTMLElement; // a clone of an element
  copy.querySelectorAll('iframe[name], script, style').forEach((element) => element.remove());
  const ofAttributes = Array.from(copy.querySelectorAll('*'), (element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...ofAttributes.flat()];
}
