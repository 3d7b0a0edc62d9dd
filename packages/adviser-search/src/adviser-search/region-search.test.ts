import type { FoundAdviser } from './search-advisers.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRegionSearch, type RegionSearch, type RegionSearchState } from './region-search.ts';

interface Call {
  readonly postcode: string;
  readonly signal: AbortSignal;
  answer(): Promise<void>;
  fail(): Promise<void>;
}

let calls: Call[];
let states: RegionSearchState[];
let search: RegionSearch;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  states = [];
  search = createRegionSearch({
    find: (postcode, { signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          postcode,
          signal,
          answer: async () => (resolve([adviserOf(postcode)]), void (await vi.advanceTimersByTimeAsync(0))),
          fail: async () => (reject(new Error('down')), void (await vi.advanceTimersByTimeAsync(0))),
        });
      }),
    onState: (state) => states.push(state),
  });
});

function adviserOf(name: string): FoundAdviser {
  return { guid: '', name, image: undefined, link: undefined, phone: '', specialties: [] };
}

const searched = () => calls.map(({ postcode }) => postcode);
const statuses = () => states.map(({ status }) => status);
const shown = () =>
  states.flatMap((state) => (state.status === 'found' ? state.advisers.map(({ name }) => name) : []));

/** Returns the latest call. */
function last(): Call {
  const call = calls.at(-1);
  if (!call) throw new Error('Nothing was searched');
  return call;
}

describe('one postcode is searched once', () => {
  test('if it is chosen and submitted while the search is running', () => {
    search.choose('0110', false);
    search.submit('0110');
    search.choose('0110', false);
    expect(searched()).toEqual(['0110']);
  });

  test('also while its results are shown', async () => {
    search.submit('0110');
    await last().answer();
    search.submit('0110');
    search.choose('0110', false);
    search.choose('0110', true);
    await vi.advanceTimersByTimeAsync(400);
    expect(searched()).toEqual(['0110']);
    expect(statuses()).toEqual(['searching', 'found']);
  });

  test('and again after a failure', async () => {
    search.submit('0110');
    await last().fail();
    search.submit('0110');
    await last().answer();
    expect(searched()).toEqual(['0110', '0110']);
    expect(statuses()).toEqual(['searching', 'failed', 'searching', 'found']);
  });

  test('and again after its results were closed', async () => {
    search.submit('0110');
    await last().answer();
    search.reset();
    search.submit('0110');
    expect(searched()).toEqual(['0110', '0110']);
    expect(statuses()).toEqual(['searching', 'found', 'idle', 'searching']);
  });
});

describe('a new region replaces the old one', () => {
  test('and cancels its request and ignores its answer', async () => {
    search.choose('0110', false);
    search.choose('6011', false);
    const [first, second] = calls;
    expect(first?.signal.aborted).toBe(true);
    expect(second?.signal.aborted).toBe(false);
    await second?.answer();
    await first?.answer();
    expect(shown()).toEqual(['6011']);
    expect(statuses()).toEqual(['searching', 'searching', 'found']);
  });

  test('and ignores its failure', async () => {
    search.choose('0110', false);
    search.choose('6011', false);
    await calls[0]?.fail();
    await calls[1]?.answer();
    expect(statuses()).toEqual(['searching', 'searching', 'found']);
  });

  test('1,000 random schedules: the results belong to the region chosen last', async () => {
    const random = createRandom(7);
    const found: RegionSearchState[] = [];
    for (let round = 0; round < 1000; round++) {
      const chosen = await play(random);
      const state = states.at(-1);
      if (state?.status !== 'found') continue;
      expect(state.advisers).toEqual([adviserOf(chosen)]);
      found.push(state);
    }
    expect(found.length).toBeGreaterThan(300);
  });
});

/** Returns whole numbers below a limit, the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let last = seed;
  return (below) => (last = (last * 16807) % 2147483647) % below;
}

/** Plays eight random steps and waits for pending work. Resolves with the region chosen last. */
async function play(random: (below: number) => number): Promise<string> {
  let chosen = '';
  calls = [];
  search.reset();
  const choose = () => (chosen = ['0110', '6011', '9810', 'none'][random(4)] ?? '');
  const steps = [
    () => search.choose(choose(), random(2) === 0),
    () => search.submit(choose()),
    () => calls[random(calls.length || 1)]?.answer(),
    () => calls[random(calls.length || 1)]?.fail(),
    () => vi.advanceTimersByTimeAsync(random(500)),
  ];
  for (let step = 0; step < 8; step++) await steps[random(steps.length)]?.();
  await vi.advanceTimersByTimeAsync(400);
  for (const call of calls.toReversed()) await call.answer();
  return chosen;
}

describe('a choice by keyboard', () => {
  test('is searched after 400 ms', async () => {
    search.choose('0110', true);
    await vi.advanceTimersByTimeAsync(399);
    expect(searched()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(searched()).toEqual(['0110']);
  });

  test('moving through the regions makes one search', async () => {
    for (const postcode of ['0110', '0931', '0622', '0612']) {
      search.choose(postcode, true);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(400);
    expect(searched()).toEqual(['0612']);
  });

  test('cancels the running search at once, so that no old results are shown', async () => {
    search.submit('0110');
    search.choose('6011', true);
    await last().answer();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(shown()).toEqual([]);
  });

  test('is searched at once, and once, if it is submitted', async () => {
    search.choose('0110', true);
    search.submit('0110');
    await vi.advanceTimersByTimeAsync(400);
    expect(searched()).toEqual(['0110']);
  });

  test('is never searched after a reset', async () => {
    search.choose('0110', true);
    search.reset();
    await vi.advanceTimersByTimeAsync(400);
    expect(searched()).toEqual([]);
  });
});

describe('an invalid region', () => {
  test.each(['none', '110', '01100', '6O11', '6011 '])('%j is never searched', (postcode) => {
    search.submit(postcode);
    expect(searched()).toEqual([]);
    expect(statuses()).toEqual(['invalid']);
  });

  test('replaces the results', async () => {
    search.submit('0110');
    await last().answer();
    search.choose('none', false);
    expect(statuses()).toEqual(['searching', 'found', 'invalid']);
  });
});

describe('what the list holds without an event', () => {
  test('is no choice if it held that from the start, as after a reload', () => {
    search.notice('0110');
    search.notice('0110');
    expect(searched()).toEqual([]);
  });

  test('is a choice if it is another region', () => {
    search.notice('none');
    search.notice('0110');
    search.notice('0110');
    expect(searched()).toEqual(['0110']);
  });

  test('is no second choice of a region that was stepped to by key', () => {
    search.notice('none');
    search.choose('0110', true);
    search.notice('0110');
    expect(searched()).toEqual([]);
  });
});
