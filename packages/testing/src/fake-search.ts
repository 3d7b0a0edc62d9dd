import { createAnswerHold } from './hold-answers.ts';

/** A minimal record of the hosted search. */
export interface FakeRecord {
  readonly path: string;
  readonly title?: string;
  readonly description?: string;
  /** Set for advisers. */
  readonly GUID?: string;
  /** A blog post's category; a record with one belongs to the blog. */
  readonly catid?: string;
}

/** What the next searches get: results, a status, no answer, or a network error. */
export type FakeSearchAnswer = 'results' | 'never' | 'network' | number;

export interface FakeSearch {
  answer: FakeSearchAnswer;
  /** Milliseconds each answer takes. */
  delay: number;
  records: readonly FakeRecord[];
  /** The searched texts, in order. */
  readonly queries: readonly string[];
  /** Keeps all answers back until the returned function is called. */
  hold(): () => void;
  /** Restores the real fetch. */
  remove(): void;
}

/** One query of a request, with the fields we use. */
interface Query {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/**
 * Replaces the hosted search: finds records that contain the typed text, ignoring macrons, and highlights it.
 */
export function installFakeSearch(records: readonly FakeRecord[]): FakeSearch {
  const real = globalThis.fetch;
  const queries: string[] = [];
  const { hold, released } = createAnswerHold();
  const search: FakeSearch = {
    answer: 'results',
    delay: 0,
    records,
    queries,
    hold,
    remove: () => (globalThis.fetch = real),
  };
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/1/indexes/')) return real(input, init);
    const { requests } = JSON.parse(String(init?.body)) as { requests: readonly Query[] };
    queries.push(requests[0]?.query ?? '');
    await released();
    await pause(search, init?.signal);
    if (search.answer === 'network') throw new TypeError('Failed to fetch');
    if (typeof search.answer === 'number')
      return Response.json({ message: 'No', status: search.answer }, { status: search.answer });
    return Response.json({ results: requests.map((query) => ({ hits: find(search.records, query) })) });
  };
  return search;
}

function pause({ answer, delay }: FakeSearch, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (answer !== 'never') setTimeout(resolve, delay);
  });
}

function find(records: readonly FakeRecord[], { indexName, query, hitsPerPage, ...tags }: Query): object[] {
  const ofIndex = records.filter(({ catid }) => (catid !== undefined) === (indexName === 'blog'));
  const found = ofIndex.filter(({ title = '', description = '' }) =>
    fold(`${title}\n${description}`).includes(fold(query)),
  );
  return found.slice(0, hitsPerPage).map((record) => {
    const marked = (text = '') => ({ value: mark(text, query, tags) });
    return {
      ...record,
      objectID: record.path,
      _highlightResult: { title: marked(record.title), description: marked(record.description) },
    };
  });
}

/** Maps each letter to one letter, so that indexes stay the same. */
function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join(
    '',
  );
}

function mark(
  text: string,
  query: string,
  { highlightPreTag, highlightPostTag }: Pick<Query, 'highlightPreTag' | 'highlightPostTag'>,
): string {
  const start = fold(text).indexOf(fold(query));
  if (start < 0 || query === '') return text;
  const end = start + query.length;
  return text.slice(0, start) + highlightPreTag + text.slice(start, end) + highlightPostTag + text.slice(end);
}
