import { adviserList, findAdvisers } from '../advisers/find-advisers.ts';
import { sampleAdvisers, type Adviser } from '../advisers/sample-advisers.ts';
import { answerCall, type CallAnswer, type ReceivedCall } from '../answer-call.ts';
import { answerArticles } from '../articles/answer-articles.ts';
import { sampleArticles, type Article } from '../articles/sample-articles.ts';
import { createCalls } from '../calls.ts';
import type { Tokens } from '../captcha/tokens.ts';
import { answerAddress } from '../maps/find-place.ts';
import { answerQueries } from '../search/answer-queries.ts';
import { parseSearchBody } from '../search/read-search-body.ts';
import { createSearchIndexes, type SearchIndexes } from '../search/search-indexes.ts';
import { checkKeys } from '../search/search-keys.ts';
import type { SearchRecords } from '../search/search-record.ts';
import { SearchRefusal } from '../search/search-refusal.ts';
import { createRecordsInMemory, createTokensInMemory } from './in-memory.ts';

/** What the API knows; samples by default, and no search records. */
export interface InPageOptions {
  readonly advisers?: readonly Adviser[];
  readonly articles?: readonly Article[];
  readonly searchRecords?: SearchRecords;
}

/** A request as a page makes it. */
export interface InPageRequest extends ReceivedCall {
  readonly method: string;
}

/** The API without a server, for a page in the same process; it needs no Node. */
export interface InPageApi {
  /** Answers like the app; every answer is JSON. */
  answer(request: InPageRequest): Promise<CallAnswer>;
  readonly tokens: Tokens;
}

type Answer = (
  request: InPageRequest,
  names: Readonly<Record<string, string>>,
) => CallAnswer | undefined | Promise<CallAnswer>;

/** Creates the API with empty records; of a submission it remembers the kind and the number of attempts. */
export function createInPageApi(options: InPageOptions = {}): InPageApi {
  const tokens = createTokensInMemory();
  const records = createRecordsInMemory();
  const calls = Object.entries(createCalls({ tokens })).map(([path, call]): [string, Answer] => [
    `POST ${path}`,
    (request) => answerCall(call, request, records),
  ]);
  const routes = [...calls, ...Object.entries(questions(options))];
  return {
    tokens,
    async answer(request) {
      const asked = `${request.method} ${request.url.pathname}`;
      for (const [path, answer] of routes) {
        const match = patternOf(path).exec(asked);
        const given = match && (await answer(request, { ...match.groups }));
        if (given) return given;
      }
      return { status: 404, body: { errors: [`${asked}: there is nothing here`] } };
    },
  };
}

/** `:name` in a path is a group of this name. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('*', String.raw`\*`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

/** The requests that store nothing. */
function questions({
  advisers = sampleAdvisers,
  articles = sampleArticles,
  searchRecords = {},
}: InPageOptions): Readonly<Record<string, Answer>> {
  const indexes = createSearchIndexes(searchRecords);
  const blog: Answer = ({ url }, { category }) =>
    answerArticles(articles, { category, page: url.searchParams.get('page') ?? undefined });
  return {
    'GET /api/mortgage-brokers/list': () => ({ status: 200, body: adviserList(advisers) }),
    'POST /:brand/adviser-search/:postcode': ({ url, body }, { postcode = '' }) =>
      findAdvisers(advisers, { postcode, length: String(body).length, origin: url.origin }),
    'GET /api/blog': blog,
    'GET /api/blog/:category': blog,
    'POST /1/indexes/*/queries': (request) => answerSearch(request, indexes),
    'GET /stand-ins/maps/geocode': ({ url }) => ({
      status: 200,
      body: answerAddress(url.searchParams.get('address') ?? ''),
    }),
    'GET /stand-ins/maps/key': () => ({ status: 200, body: { isGood: true } }),
  };
}

function answerSearch({ url, headers, body }: InPageRequest, indexes: SearchIndexes): CallAnswer {
  try {
    checkKeys((name) => url.searchParams.get(name) ?? headers[name], false);
    return { status: 200, body: answerQueries('*', parseSearchBody(body), indexes) };
  } catch (error) {
    if (!(error instanceof SearchRefusal)) throw error;
    const { status, message } = error;
    return { status, body: { message, status } };
  }
}
