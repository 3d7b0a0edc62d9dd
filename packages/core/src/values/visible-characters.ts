import { withoutPrototype } from './records.ts';

/** Latin letters with macrons, and punctuation: each is one visible character, and none joins another. */
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u1e00-\u1eff\u2010-\u2026]*$/;

/** A flag, or one character with its marks, modifiers and joined characters. */
const cluster = /\p{RI}{2}|\r\n|.(?:[\p{M}\p{Emoji_Modifier}\u200d]|(?<=\u200d)\p{Emoji})*/gsu;

/** Returns whether each UTF-16 unit is known to be one visible character: most texts are such. */
export function isPlainText(text: string): boolean {
  return plain.test(text);
}

/**
 * Yields the characters as people see them (grapheme clusters): an emoji family is one, like a vowel and its macron.
 * Plain texts avoid the segmenter, which takes tens of milliseconds to start on a phone. Firefox before 125 has none; the
 * pattern finds the usual clusters there.
 */
export function* visibleCharacters(text: string): Generator<string> {
  if (isPlainText(text)) yield* text;
  else if (typeof Intl.Segmenter === 'function') {
    const segmenter = new Intl.Segmenter(undefined, withoutPrototype({ granularity: 'grapheme' as const }));
    for (const { segment } of segmenter.segment(text)) yield segment;
  } else for (const [character] of text.matchAll(cluster)) yield character;
}
