import type { ApiAnswer, ApiRequest, AskingRoute } from '../api-route.ts';
import { answerAddress } from '../maps/find-place.ts';
import { answerQueries } from '../search/answer-query.ts';
import type { SearchIndexes } from '../search/search-indexes.ts';
import { checkKeys, parseSearchBody, SearchRefusal } from '../search/search-request.ts';

/** What pages ask of the vendors of search and maps, in order as those are. */
export function vendorRoutes(indexes: SearchIndexes): readonly AskingRoute[] {
  return [
    { call: 'POST /1/indexes/*/queries', answers: (request) => answerSearch(request, indexes) },
    {
      call: 'GET /stand-ins/maps/geocode',
      answers: ({ url }) => ({ status: 200, body: answerAddress(url.searchParams.get('address') ?? '') }),
    },
    { call: 'GET /stand-ins/maps/key', answers: () => ({ status: 200, body: { isGood: true } }) },
  ];
}

function answerSearch({ url, headers, body }: ApiRequest, indexes: SearchIndexes): ApiAnswer {
  try {
    checkKeys((name) => url.searchParams.get(name) ?? headers[name]);
    return { status: 200, body: answerQueries('*', parseSearchBody(body), indexes) };
  } catch (error) {
    if (!(error instanceof SearchRefusal)) throw error;
    const { status, message } = error;
    return { status, body: { message, status } };
  }
}
