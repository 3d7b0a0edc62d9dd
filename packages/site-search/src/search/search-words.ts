import { trim } from '@adviser-widgets/core';

/**
 * What is searched for of a typed text: trimmed, its letters composed, one space between words. Empty where fewer than
 * 2 characters are left, which search nothing (H6).
 */
export function searchWords(text: string): string {
  const words = trim(text.normalize('NFC')).replace(/\s+/g, ' ');
  return [...words].length < 2 ? '' : words;
}
