import { consentTo, getConfig, pageMessage, reportError, track, type RequestFailure } from '@adviser-widgets/core';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type RefObject } from 'react';
import type { SearchPage } from './search-page.ts';

/** The texts around results (spec section 2, H6), by the name `messages` overrides them. */
const boxTexts = {
  searchLabel: 'Search',
  searchPrompt: "I'm looking for...",
  searchGo: 'Go',
  searchTooShort: 'Please type at least 2 characters.',
  searchShowing: 'Showing results for: {keyword}',
  searchAgain: 'Search Again',
  searchFrequent: 'Frequently searched',
  searchContact: "Didn't find what you were looking for?",
  searchContactLink: 'Contact us',
} as const;

/** Name of one of them. */
export type BoxText = keyof typeof boxTexts;

/** What searches and shows results: a download of its own, which comes with the first sign of intent. */
export type SearchCode = typeof import('./searching.ts');

export interface SearchCodeControl {
  readonly code: SearchCode | undefined;
  /** It could not be had. */
  readonly isMissing: boolean;
  /** Fetches it; until it has come, and where it cannot, the form does its work by itself. */
  readonly prepare: () => void;
  readonly page: SearchPage;
}

/** Brings the code that searches, and what it needs of the page. Events start at the placeholder, else at `element`. */
export function useSearchCode(element: RefObject<HTMLElement | null>): SearchCodeControl {
  const host = useWidgetHost();
  const [code, setCode] = useState<SearchCode>();
  const [isMissing, setMissing] = useState(false);
  const tell = (event: 'aw:error' | 'aw:analytics', detail: object) => emit(host, event, { detail, fallback: element.current });
  const [page] = useState<SearchPage>(() => ({
    config: getConfig(),
    consentTo,
    boxText: (name) => pageMessage(name, host.name) ?? boxTexts[name],
    findText: (name) => pageMessage(name, host.name),
    track: (event) => track(event, (pushed) => tell('aw:analytics', pushed)),
    onFailure(error) {
      reportError('A search failed', error);
      tell('aw:error', { kind: kindOf(error) });
    },
  }));
  return {
    code,
    isMissing,
    page,
    prepare() {
      if (code) return;
      import('./searching.ts').then(setCode, (error: unknown) => {
        setMissing(true); // the next sign of intent asks again
        page.onFailure(error);
      });
    },
  };
}

/** The search names its reason as requests do (contract section 2). */
function kindOf(error: unknown): RequestFailure {
  return (error as { kind?: RequestFailure }).kind ?? 'network';
}
