import { RequestError } from '@adviser-widgets/core';
import { CaptchaError } from './captcha.ts';
import { after } from '@adviser-widgets/testing/after';
import {
  asyncProperty,
  assert,
  array,
  constantFrom,
  integer,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLeadIdentity, leadLifetimeMs } from '../lead/lead-identity.ts';
import { Press } from './press.ts';
import type { SubmissionState } from './submission-state.ts';

/** How one request ends: whether the API has stored it, and what the visitor's browser receives. */
interface Answer {
  readonly isStored: boolean;
  readonly outcome: 'accepted' | 'network' | 'http' | 'silence';
}

/**
 * `runs-out`: the token is fresh at first and stale at the next look; `stale`: it is stale from the start.
 */
type Check = 'pass' | 'late' | 'runs-out' | 'stale' | 'captcha-closed' | 'captcha-blocked' | 'silence';

/** The next action of the visitor, the network or the clock. */
type Step =
  | { readonly do: 'press' }
  | { readonly do: 'edit'; readonly to: string }
  | { readonly do: 'wait'; readonly for: number }
  | { readonly do: 'connection'; readonly isThere: boolean }
  | { readonly do: 'stop' };

interface Story {
  readonly steps: readonly Step[];
  readonly answers: readonly Answer[];
  readonly checks: readonly Check[];
}

const answer: Arbitrary<Answer> = constantFrom<Answer>(
  { isStored: true, outcome: 'accepted' },
  { isStored: true, outcome: 'network' }, // the answer is lost, or its body cut off
  { isStored: false, outcome: 'network' },
  { isStored: true, outcome: 'http' },
  { isStored: false, outcome: 'http' },
  { isStored: true, outcome: 'silence' },
  { isStored: false, outcome: 'silence' },
);
const step: Arbitrary<Step> = oneof(
  { weight: 5, arbitrary: constantFrom<Step>({ do: 'press' }) },
  {
    weight: 2,
    arbitrary: constantFrom<Step>(
      { do: 'edit', to: 'phone 1' },
      { do: 'edit', to: 'phone 2' },
      { do: 'edit', to: 'phone 3' },
    ),
  },
  { weight: 3, arbitrary: integer({ min: 0, max: 26_000 }).map((time): Step => ({ do: 'wait', for: time })) },
  {
    weight: 2,
    arbitrary: constantFrom<Step>({ do: 'connection', isThere: true }, { do: 'connection', isThere: false }),
  },
  { weight: 1, arbitrary: constantFrom<Step>({ do: 'stop' }) },
);
const check: Arbitrary<Check> = oneof(
  { weight: 2, arbitrary: constantFrom<Check>('late', 'runs-out') }, // leave time for edits
  {
    weight: 1,
    arbitrary: constantFrom<Check>('pass', 'stale', 'captcha-closed', 'captcha-blocked', 'silence'),
  },
);
const story: Arbitrary<Story> = record({
  steps: array(step, { minLength: 1, maxLength: 12 }),
  answers: array(answer, { maxLength: 8 }),
  checks: array(check, { maxLength: 8 }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silence = () => new Promise<never>(() => {});

/** An API as its owners are asked to build it: one row per id, replaced by a higher revision. */
function createApi() {
  const rows = new Map<string, { readonly content: string; readonly revision: number }>();
  return {
    rows,
    store(id: string, revision: number, content: string): void {
      if (revision > (rows.get(id)?.revision ?? 0)) rows.set(id, { content, revision });
    },
  };
}

/** A form, its visitor and the API, with a record of what happened. */
function createWorld({ answers, checks }: Story) {
  const api = createApi();
  const identity = createLeadIdentity();
  const remainingAnswers = [...answers];
  const remainingChecks = [...checks];
  const seen = { states: [] as SubmissionState[], thanked: [] as string[] };
  let content = 'phone 0';
  let isOnline = true;
  let onLine = () => {};

  const press = new Press({
    captcha: { prepare() {}, execute: () => runCheck(remainingChecks.shift() ?? 'pass') },
    isOnline: () => isOnline,
    whenOnline: () => new Promise((resolve) => (onLine = resolve)),
    form: () => null,
    onFailure: () => {},
  });
  press.subscribe(() => {
    seen.states.push(press.state());
    if (press.state().status === 'succeeded') seen.thanked.push(content);
  });
  const submit = () =>
    press.submit<string>({
      validate: () => Promise.resolve(content),
      send: (values, turn) => request(values, turn.left()),
      onAttempt: () => void identity.begin({ place: '' }),
      onSent: () => {},
    });

  async function runCheck(kind: Check) {
    if (kind === 'silence') return silence();
    if (kind === 'late') await after(9000);
    if (kind === 'captcha-closed' || kind === 'captcha-blocked') throw new CaptchaError(kind, kind);
    let looks = { 'runs-out': 1, stale: 0 }[kind as string] ?? Infinity;
    return { value: 'token', isFresh: () => looks-- > 0 };
  }

  async function request(values: string, left: number): Promise<void> {
    const { id, revision } = identity.nameFor(values, { place: '' });
    if (!isOnline) throw new RequestError('offline', 'no connection');
    const { isStored, outcome } = remainingAnswers.shift() ?? { isStored: true, outcome: 'accepted' };
    if (isStored) api.store(id, revision, values);
    if (outcome === 'accepted') return;
    if (outcome !== 'silence') throw new RequestError(outcome, outcome);
    await after(Math.min(20_000, left));
    throw new RequestError('timeout', 'silence');
  }

  async function play(next: Step): Promise<void> {
    const state = seen.states.at(-1) ?? { status: 'idle' };
    if (next.do === 'press') void submit();
    if (next.do === 'edit' && !['sending', 'succeeded'].includes(state.status)) content = next.to; // read-only while sending
    if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.for);
    if (next.do === 'stop' && !press.isUnderWay() && state.status !== 'succeeded') press.reset();
    if (next.do === 'connection') {
      isOnline = next.isThere;
      if (isOnline) onLine();
    }
    await vi.advanceTimersByTimeAsync(0);
  }

  return { api, press, seen, play };
}

async function playStory(given: Story) {
  const world = createWorld(given);
  for (const next of given.steps) await world.play(next);
  return world;
}

const runs = { numRuns: 500 };

test('every thanked visitor has exactly one row, with the values they sent last', async () => {
  await assert(
    asyncProperty(story, async (given) => {
      const { api, seen } = await playStory(given);
      for (const content of seen.thanked)
        expect([...api.rows.values()].map((row) => row.content)).toEqual([content]);
    }),
    { numRuns: 1000 },
  );
});

test('a lead never has two rows, thanked or not', async () => {
  await assert(
    asyncProperty(story, async (given) => {
      const { api } = await playStory(given);
      expect(api.rows.size).toBeLessThanOrEqual(1);
    }),
    runs,
  );
});

test('thanks only once for one lead', async () => {
  await assert(
    asyncProperty(story, async (given) => {
      const { seen } = await playStory(given);
      expect(seen.thanked.length).toBeLessThanOrEqual(1);
    }),
    runs,
  );
});

test('it is never busy for more than 25 seconds', async () => {
  await assert(
    asyncProperty(story, async (given) => {
      const { press } = await playStory(given);
      await vi.advanceTimersByTimeAsync(25_001);
      expect(press.isUnderWay()).toBe(false);
    }),
    runs,
  );
});

test('a lead that is still on the screen is the same one after any time (R57)', async () => {
  await assert(
    asyncProperty(integer({ min: 0, max: 2 * leadLifetimeMs }), async (pause) => {
      const world = createWorld({ steps: [], answers: [{ isStored: true, outcome: 'network' }], checks: [] });
      await world.play({ do: 'press' });
      await world.play({ do: 'wait', for: pause });
      await world.play({ do: 'press' });
      expect(world.api.rows.size).toBe(1);
    }),
    { numRuns: 100 },
  );
});
