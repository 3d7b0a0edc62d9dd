import { addresses } from './addresses.ts';
import type { BrokenSnippet } from './broken-snippet.ts';
import { curlyQuotes } from './curly-quotes.ts';
import { json } from './json.ts';
import { markup } from './markup.ts';
import { names } from './names.ts';
import { spacesAndEntities } from './spaces-and-entities.ts';
import { values } from './values.ts';

/** Snippets as found in real pages, by family, with the expected results. */
export const brokenSnippets: Readonly<Record<string, readonly BrokenSnippet[]>> = {
  'curly quotes': curlyQuotes,
  'spaces and entities': spacesAndEntities,
  JSON: json,
  values,
  addresses,
  names,
  markup,
};
