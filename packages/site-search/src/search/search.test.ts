import type { SearchClient, SearchItem, SearchResults } from '../hosted-search/search-client.ts';
import { after } from '@adviser-widgets/testing/after';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Search } from './search.ts';
import { searchWords } from './search-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { pages: 4, blogs: 1, advisers: 1 };

/** One request to the service. */
interface Request {
  readonly words: string;
  readonly signal: AbortSignal;
  settled: boolean;
}

/** How the service answers a request: after which delay, and whether it fails. */
interface Conduct {
  readonly delay: number;
  readonly fails?: boolean;
}

/** Results that contain the words they are for. */
function resultsFor(words: string): SearchResults {
  const item: SearchItem = {
    id: '1',
    url: '/',
    title: [{ text: words, isMatch: true }],
    description: [],
    image: undefined,
    guid: undefined,
    category: undefined,
  };
  return words.includes('zz')
    ? { pages: [], blogs: [], advisers: [] }
    : { pages: [item], blogs: [], advisers: [] };
}

/** Creates a search on a service that answers as `conduct` says. */
function open(conduct: (words: string) => Conduct = () => ({ delay: 30 })) {
  const requests: Request[] = [];
  const find: SearchClient['search'] = (words, { signal }) => {
    const request: Request = { words, signal, settled: false };
    requests.push(request);
    const { delay, fails = false } = conduct(words);
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => () => {
        request.settled = true;
        act();
      };
      void after(delay).then(settle(() => (fails ? reject(new Error('503')) : resolve(resultsFor(words)))));
      // For half of the texts, the service ignores the signal and answers: the search must check it again.
      if (words.length % 2 === 0) signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const onFailure = vi.fn();
  return { search: new Search({ find, limits, onFailure }), requests, onFailure };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const asked = (requests: readonly Request[]) => requests.map(({ words }) => words);

describe('when it searches', () => {
  test('at once for the first text, then when no key was pressed for 120 ms', async () => {
    const { search, requests } = open();
    search.type('wh');
    await wait(0); // it starts in its own task
    expect(asked(requests)).toEqual(['wh']);
    for (const text of ['wha', 'whan', 'whang']) {
      await wait(50);
      search.type(text);
    }
    await wait(119);
    expect(asked(requests)).toEqual(['wh']);
    await wait(1);
    expect(asked(requests)).toEqual(['wh', 'whang']);
  });

  test('at once if the visitor types slowly', async () => {
    const { search, requests } = open();
    for (const text of ['wh', 'wha', 'whan']) {
      search.type(text);
      await wait(121);
    }
    expect(asked(requests)).toEqual(['wh', 'wha', 'whan']);
  });

  test.each(['', ' ', 'w', ' w ', 'a\u0304'])('never for %j', async (text) => {
    const { search, requests } = open();
    search.type(text);
    await wait(500);
    expect(requests).toEqual([]);
    expect(search.state()).toEqual({ status: 'idle' });
  });

  test('not again for spaces around the same text', async () => {
    const { search, requests } = open();
    search.type('home');
    await wait(200);
    search.type('home ');
    await wait(200);
    expect(asked(requests)).toEqual(['home']);
    expect(search.state().status).toBe('shown');
  });

  test('again for a failed text', async () => {
    let fails = true;
    const { search, requests, onFailure } = open(() => ({ delay: 10, fails }));
    search.type('home');
    await wait(200);
    fails = false;
    search.type('home');
    await wait(200);
    expect(asked(requests)).toEqual(['home', 'home']);
    expect(search.state().status).toBe('shown');
    expect(onFailure).toHaveBeenCalledOnce();
  });
});

describe('what it shows', () => {
  test('nothing of the old text while it waits for the results of the new one', async () => {
    const { search } = open();
    search.type('home');
    await wait(200);
    search.type('homes');
    expect(search.state()).toEqual({ status: 'loading', words: 'homes' });
  });

  test('results found earlier, at once, if the visitor types the same text again', async () => {
    const { search, requests } = open();
    search.type('hom');
    await wait(200);
    search.type('home');
    await wait(200);
    search.type('hom');
    expect(search.state()).toEqual({ status: 'shown', words: 'hom', results: resultsFor('hom') });
    expect(asked(requests)).toEqual(['hom', 'home']);
  });

  test('new results after five minutes', async () => {
    const { search, requests } = open();
    search.type('hom');
    await wait(200);
    search.close();
    await wait(5 * 60_000);
    search.type('hom');
    await wait(0);
    expect(asked(requests)).toEqual(['hom', 'hom']);
  });

  test('that nothing was found', async () => {
    const { search } = open();
    search.type('zz');
    await wait(200);
    expect(search.state()).toEqual({ status: 'empty', words: 'zz' });
  });

  test('a newer success after an older failure', async () => {
    const { search, onFailure } = open((words) =>
      words === 'old' ? { delay: 500, fails: true } : { delay: 10 },
    );
    search.type('old');
    await wait(130);
    search.type('newer');
    await wait(1_000);
    expect(search.state().status).toBe('shown');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe.each([
  ['closed', (search: Search) => search.close()],
  ['emptied', (search: Search) => search.type('')],
])('%s', (_name, end) => {
  test('it cancels running requests, and shows nothing of them', async () => {
    const { search, requests } = open(() => ({ delay: 300 }));
    search.type('home');
    await wait(100);
    end(search);
    await wait(1_000);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(search.state()).toEqual({ status: 'idle' });
  });

  test('it drops pending requests', async () => {
    const { search, requests } = open();
    search.type('ho');
    await wait(0);
    search.type('hom');
    end(search);
    await wait(1_000);
    expect(asked(requests)).toEqual(['ho']);
  });
});

describe('1,000 schedules of keys, delays, errors, Escape, blur and clearing', () => {
  const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);

  test('the results always belong to the current text, and nothing opens automatically', async () => {
    const totals = { superseded: 0, aborted: 0, shown: 0 };
    for (const seed of seeds) await play(seed, totals);
    expect(totals.shown).toBeGreaterThan(1_000);
    expect(totals.aborted / totals.superseded).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});

/** Plays one schedule, and checks the state after every change. */
async function play(
  seed: number,
  totals: { superseded: number; aborted: number; shown: number },
): Promise<void> {
  const random = createRandom(seed);
  const { search, requests } = open(() => ({ delay: random() * 400, fails: random() < 0.15 }));
  let text = '';
  /** Only the visitor's typing may open the results. */
  let mayShow = false;
  search.subscribe(() => {
    const state = search.state();
    if (state.status === 'idle') return;
    totals.shown += Number(state.status === 'shown');
    if (!mayShow || state.words !== searchWords(text))
      throw new Error(`Seed ${seed}: ${JSON.stringify(state)} while the box holds ${JSON.stringify(text)}`);
    if (state.status === 'shown' && state.results.pages[0]?.title[0]?.text !== state.words)
      throw new Error(`Seed ${seed}: results for another text`);
  });
  for (let step = 0; step < 25; step++) {
    const before = requests.filter(({ settled }) => !settled);
    const action = random();
    if (action < 0.7) {
      text = action < 0.55 ? text + 'whangzz e'.charAt(Math.floor(random() * 9)) : text.slice(0, -1);
      mayShow = true;
      search.type(text);
    } else if (action < 0.85) {
      mayShow = false;
      search.close();
    } else {
      text = '';
      mayShow = false;
      search.type(text);
    }
    const state = search.state();
    const superseded = before.filter(({ words }) => state.status === 'idle' || words !== state.words);
    totals.superseded += superseded.length;
    totals.aborted += superseded.filter(({ signal }) => signal.aborted).length;
    await wait(random() * 250);
  }
  search.close();
  await wait(1_000);
  expect(search.state()).toEqual({ status: 'idle' });
}

/** Returns numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}
