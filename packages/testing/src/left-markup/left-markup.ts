import type { LeftPiece } from './left-piece.ts';
import { links, mailText, programs } from './programs.ts';
import { quotes } from './quotes.ts';
import { spacesAndNames } from './spaces-and-names.ts';

/** Markup as people and their programs leave it, by family. The right answers were written before they were tried. */
export const leftMarkup: Readonly<Record<string, readonly LeftPiece[]>> = {
  quotes,
  'spaces and names': spacesAndNames,
  'text of mails': mailText,
  links,
  programs,
};
