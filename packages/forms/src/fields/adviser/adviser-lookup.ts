import { getConfig } from '@adviser-widgets/core';
import { fetchAdvisers } from './fetch-advisers.ts';
import { AdviserChoice } from './adviser-choice.ts';
import { AdviserSuggestions } from './AdviserSuggestions.tsx';

/** What a field needs to search for advisers. */
export interface AdviserLookup {
  readonly choice: AdviserChoice;
  readonly Suggestions: typeof AdviserSuggestions;
}

/** Creates the search of one form, over the page's own list of advisers. */
export function createAdviserLookup(): AdviserLookup {
  return { choice: new AdviserChoice(() => fetchAdvisers(getConfig())), Suggestions: AdviserSuggestions };
}
