import { sampleAdvisers, type Adviser } from '../advisers/sample-advisers.ts';
import { answerRoute } from '../api/answer-route.ts';
import { namesIn, type ApiAnswer, type ApiRequest } from '../api-route.ts';
import { apiRoutes } from '../api/api-routes.ts';
import { sampleArticles, type Article } from '../articles/sample-articles.ts';
import type { Tokens } from '../captcha/tokens.ts';
import { createSearchIndexes } from '../search/search-indexes.ts';
import type { SearchRecords } from '../search/search-record.ts';
import { createRecordsInMemory, createTokensInMemory } from './in-memory.ts';
import { vendorRoutes } from './vendor-routes.ts';

/** What the API knows; samples by default, and no search records. */
export interface InPageOptions {
  readonly advisers?: readonly Adviser[];
  readonly articles?: readonly Article[];
  readonly searchRecords?: SearchRecords;
}

/** A request as a page makes it. */
export interface InPageRequest extends Omit<ApiRequest, 'names'> {
  readonly method: string;
}

/** The API without a server, for a page in the same process; it needs no Node. */
export interface InPageApi {
  /** Answers like the app; every answer is JSON. */
  answer(request: InPageRequest): Promise<ApiAnswer>;
  readonly tokens: Tokens;
}

/** Creates the API with empty records; of a submission it remembers the kind and the number of attempts. */
export function createInPageApi(options: InPageOptions = {}): InPageApi {
  const { advisers = sampleAdvisers, articles = sampleArticles, searchRecords = {} } = options;
  const tokens = createTokensInMemory();
  const data = { advisers, articles, tokens, records: createRecordsInMemory() };
  const routes = [...apiRoutes, ...vendorRoutes(createSearchIndexes(searchRecords))];
  return {
    tokens,
    async answer(request) {
      const { method, url } = request;
      for (const route of routes.filter(({ call }) => call.startsWith(`${method} `))) {
        const names = namesIn(url.pathname, route);
        const answer = names && (await answerRoute(route, { ...request, names }, data));
        if (answer) return answer;
      }
      return { status: 404, body: { errors: [`${method} ${url.pathname}: there is nothing here`] } };
    },
  };
}
