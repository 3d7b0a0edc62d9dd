import { trim } from '@adviser-widgets/core';

/** Trimmed, NFC, single spaces; '' for fewer than 2 characters, which are not searched (H6). */
export function searchWords(text: string): string {
  const words = trim(text.normalize('NFC')).replace(/\s+/g, ' ');
  return [...words].length < 2 ? '' : words;
}
