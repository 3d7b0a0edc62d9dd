import { installFakeApi, type FakeApi } from './fake-api.ts';

/** A record of the hosted search, without its id. */
export interface FakeRecord {
  readonly path: string;
  readonly title?: string;
  readonly description?: string;
  /** Set for advisers. */
  readonly GUID?: string;
  /** A blog post's category; a record with one belongs to the blog. */
  readonly catid?: string;
}

/** The configuration of the search below. */
export const fakeSearchConfig = {
  appId: 'sandbox',
  apiKey: 'sandbox',
  pagesIndex: 'pages',
  blogIndex: 'blog',
  hosts: [location.origin],
};

/** Gives the page a hosted search with these records, in this order; other requests pass. */
export function installFakeSearch(given: readonly FakeRecord[]): FakeApi {
  // equally good ones are in the order of their ids
  const records = given.map((record, index) => ({ ...record, objectID: String(index).padStart(4, '0') }));
  const searchRecords = {
    pages: records.filter(({ catid }) => catid === undefined),
    blog: records.filter(({ catid }) => catid !== undefined),
  };
  return installFakeApi({ searchRecords, path: '/1/indexes/' });
}

/** The searched texts, in order. */
export function queriesOf({ requests }: FakeApi): string[] {
  return requests.map(({ body }) => {
    const asked = JSON.parse(String(body)) as { readonly requests: readonly { readonly query: string }[] };
    return asked.requests[0]?.query ?? '';
  });
}
