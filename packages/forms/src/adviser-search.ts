// Imported on the first focus of an adviser field, with all that it imports: nothing of that may stand in what the
// form imports at once, or every form would download one file more.
import { fetchAdvisers, type Config } from '@adviser-widgets/core';
import { createAdviserChoice, type AdviserChoice } from './adviser-choice.ts';
import { AdviserSuggestions } from './AdviserSuggestions.tsx';

export { createAdviserChoice, type AdviserChoice } from './adviser-choice.ts';
export { AdviserSuggestions } from './AdviserSuggestions.tsx';

/** What a field needs to search for advisers. */
export interface AdviserSearch {
  readonly choice: AdviserChoice;
  readonly Suggestions: typeof AdviserSuggestions;
}

interface AdviserPage {
  readonly getConfig: () => Config;
  /** Tells integrators that the list could not be had. */
  readonly onFailure: (message: string) => void;
}

/** The search of one form, over the page's own list of advisers. */
export function createAdviserSearch({ getConfig, onFailure }: AdviserPage): AdviserSearch {
  return { choice: createAdviserChoice(() => fetchAdvisers(getConfig()), onFailure), Suggestions: AdviserSuggestions };
}
