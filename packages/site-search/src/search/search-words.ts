import { cleanText } from '@adviser-widgets/core';

/** Nobody searches for more, and normalising many marks takes quadratic time. */
const maxTyped = 500;

/** Clean (R34), NFC, single spaces; '' for fewer than 2 characters, which are not searched (H6). */
export function searchWords(text: string): string {
  const words = cleanText('name', text.slice(0, maxTyped)).normalize('NFC').replace(/\s+/g, ' ');
  return [...words.replace(/\p{Default_Ignorable_Code_Point}/gu, '')].length < 2 ? '' : words;
}
