import { cutText, shorten, trim } from '@adviser-widgets/core/internal';

/** Nobody searches for more, and normalising many marks takes quadratic time. */
const maxTyped = 500;

/**
 * Trimmed, NFC, single spaces and no control characters, which servers refuse in addresses; '' for fewer than 2
 * characters, which match nearly everything. What is invisible is removed for the query.
 */
export function searchWords(text: string): string {
  const words = trim(
    cutText(text, maxTyped)
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' '),
  );
  return [...words].length < 2 ? '' : words;
}

/** Characters of what was typed that are read out or shown again, at most. */
const maxCharacters = 60;

/** Shortens words for a text that shows or says them. */
export function shortWords(typed: string): string {
  return shorten(typed, maxCharacters);
}
