export interface FoldedText {
  readonly text: string;
  /** Index in the original of each code unit of `text`, then the original's length. */
  readonly origins: readonly number[];
}

/** "whangarei" finds "Whangārei". Folds each character separately, to mark matches in the original. */
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

/** Folds a long text quickly, if nothing is to be marked in it. */
export function foldWhole(original: string): string {
  return original.replace(/\P{ASCII}/gu, foldCharacter).toLowerCase();
}

function foldCharacter(character: string): string {
  if (character <= '\u007f') return character.toLowerCase();
  const bare = character.normalize('NFD').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace('ς', 'σ');
}
