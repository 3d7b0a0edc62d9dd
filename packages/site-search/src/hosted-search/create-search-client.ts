import { type Config, getConfig, RequestError } from '@adviser-widgets/core';
import { cleanText, reportError, unshadowed } from '@adviser-widgets/core/internal';

import { createAskHosts, type AskHosts } from './ask-hosts.ts';
import { createMarks } from './text-parts.ts';
import { readResults } from './read-results.ts';
import { firstOrigin, searchHosts } from './search-hosts.ts';
import { searchQueries } from './search-queries.ts';
import type { SearchClient } from './search-client.ts';

let page: { readonly config: Config; readonly client: SearchClient } | undefined;

/**
 * Returns the page's client of the hosted search, which all its boxes share: the same until the next `configure`.
 * Without the configuration keys of `search`, each search rejects.
 */
export function searchClient(): SearchClient {
  const config = getConfig();
  if (page?.config !== config) page = { config, client: createSearchClient(config) };
  return page.client;
}

export function createSearchClient(config: Config): SearchClient {
  const missing = missingKeys(config);
  if (missing) reportError(missing);
  const hosts = searchHosts(config.search.hosts);
  const askHosts = missing ? refuse(missing) : createAskHosts(config, hosts);
  const marks = createMarks();
  return {
    async search(text, { limits, signal }) {
      signal.throwIfAborted();
      const query = cleanQuery(text);
      if (query === '') return { pages: [], blogs: [], advisers: [] };
      const queries = searchQueries(query, { config, limits, marks });
      const answer = await askHosts(queries, signal);
      return readResults(answer, { queries, config, limits, marks });
    },
    connect() {
      if (!missing) preconnect(firstOrigin(hosts, config.search.appId));
    },
  };
}

function refuse(why: string): AskHosts {
  return () => Promise.reject(new RequestError('refused', why));
}

function missingKeys({ search }: Config): string | undefined {
  const missing = (['appId', 'apiKey', 'pagesIndex'] as const).filter((name) => search[name] === '');
  if (missing.length === 0) return undefined;
  return `the search needs ${missing.map((name) => `search.${name}`).join(', ')} in the configuration`;
}

/** The vendor accepts 512 bytes; a UTF-16 unit takes at most three. */
const maxQueryLength = 170;

/** The vendor answers dots and slashes with everything it has. */
export function cleanQuery(text: string): string {
  const query = cleanText('name', text.slice(0, 4 * maxQueryLength)) // bounds the work for a pasted book
    .replace(/\s+/g, ' ')
    .slice(0, maxQueryLength)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return /[\p{L}\p{N}\p{S}]/u.test(query) ? query : '';
}

/** Browsers connect once the link is in the page, so it need not stay there. */
function preconnect(origin: string): void {
  if (origin === location.origin) return;
  // eslint-disable-next-line no-restricted-syntax -- neither a script nor a style: it opens a connection
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = origin;
  unshadowed(document).head.append(link);
  link.replaceWith();
}
