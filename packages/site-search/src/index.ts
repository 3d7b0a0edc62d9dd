'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { InlineSearch as InlineSearchWidget } from './inline-search/InlineSearch.tsx';
import { SiteSearch as SiteSearchWidget } from './site-search/SiteSearch.tsx';

export { definition as inlineSearch } from './inline-search/definition.ts';
export type { InlineSearchProps } from './inline-search/InlineSearch.tsx';
export { searchClient } from './hosted-search/create-search-client.ts';
export type { SearchClient, SearchItem, SearchResults, TextPart } from './hosted-search/search-client.ts';
export { definition as siteSearch } from './site-search/definition.ts';
export type { SiteSearchProps } from './site-search/SiteSearch.tsx';

/**
 * A header's search box, as a form that works without more code. The first focus, pointer or key loads the client
 * of the search and what shows its results.
 */
export const InlineSearch = /* @__PURE__ */ withEvents('inline-search', InlineSearchWidget);

/** The search page: a search box and frequent searches, or the results for the words in the URL. */
export const SiteSearch = /* @__PURE__ */ withEvents('site-search', SiteSearchWidget);
