import { trim } from '@adviser-widgets/core/internal';

/** Nobody searches for more, and normalising many marks takes quadratic time. */
const maxTyped = 500;

/**
 * Trimmed, NFC, single spaces and no control characters, which servers refuse in addresses; '' for fewer than 2
 * characters, which match nearly everything. What is invisible is removed for the query.
 */
export function searchWords(text: string): string {
  const words = trim(
    text
      .slice(0, maxTyped)
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' '),
  );
  return [...words].length < 2 ? '' : words;
}
