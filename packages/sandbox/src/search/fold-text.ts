/** A text as it is compared, and where each of its units comes from. */
export interface FoldedText {
  readonly text: string;
  /** Place in the original of each unit of `text`, and the original's length at the end. */
  readonly origins: readonly number[];
}

/**
 * Folds case and diacritics: "Whangārei" is found by "whangarei", composed or decomposed. Each character is folded by
 * itself, so that what is found can be marked in the original.
 */
export function foldText(original: string): FoldedText {
  const origins: number[] = [];
  let text = '';
  let origin = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit++) origins.push(origin);
    origin += character.length;
  }
  return { text, origins: [...origins, origin] };
}

function foldCharacter(character: string): string {
  if (character <= '\u007f') return character.toLowerCase();
  const bare = character.normalize('NFD').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace('ς', 'σ');
}
