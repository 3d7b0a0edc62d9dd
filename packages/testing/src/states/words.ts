import { outside } from './layout-faults.ts';
import { shownTexts } from './layout-faults.ts';
import { untilDrawn } from './view.ts';

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
