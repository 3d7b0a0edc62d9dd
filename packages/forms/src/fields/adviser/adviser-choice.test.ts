import type { Adviser } from './fetch-advisers.ts';
import { after } from '@adviser-widgets/testing/after';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdviserChoice, isSearchable, type AdviserAnswer } from './adviser-choice.ts';

const advisers: readonly Adviser[] = [
  { id: 'a1', name: 'Aroha Ngata' },
  { id: 'a2', name: 'Mārama O’Neill' },
  { id: 'a3', name: 'Jane Smith' },
  { id: 'a4', name: 'Jane Smith' },
  { id: 'a5', name: 'Anaru Smith' },
  { id: 'a6', name: 'Ana Ng' },
];

const never = () => new Promise<readonly Adviser[]>(() => {});
const fail = () => Promise.reject(new Error('GET /list answered 500'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => void vi.useRealTimers());

/** Creates a choice whose list has loaded. */
async function createReady(list = advisers): Promise<AdviserChoice> {
  const choice = new AdviserChoice(() => Promise.resolve(list));
  choice.prepare();
  await vi.advanceTimersByTimeAsync(0);
  return choice;
}

/** Creates a choice whose list failed to load. */
async function createFailed(): Promise<AdviserChoice> {
  const choice = new AdviserChoice(fail);
  choice.prepare();
  await vi.advanceTimersByTimeAsync(0);
  return choice;
}

/** Returns a mock that resolves with the list after some milliseconds. */
function resolveAfter(milliseconds: number) {
  return vi.fn(() => after(milliseconds, advisers));
}

function names(choice: AdviserChoice, text: string): string[] | undefined {
  return choice.suggest(text, 8)?.advisers.map(({ name }) => name);
}

describe('the list', () => {
  test('is not loaded before it is requested', () => {
    const load = vi.fn(never);
    new AdviserChoice(load);
    expect(load).not.toHaveBeenCalled();
  });

  test('is loaded once, however often it is requested', async () => {
    const load = resolveAfter(100);
    const choice = new AdviserChoice(load);
    choice.prepare();
    choice.prepare();
    await vi.advanceTimersByTimeAsync(100);
    choice.prepare();
    expect(load).toHaveBeenCalledOnce();
  });

  test('is loaded again after a failure', async () => {
    const load = vi
      .fn<() => Promise<readonly Adviser[]>>()
      .mockImplementationOnce(fail)
      .mockResolvedValue(advisers);
    const choice = new AdviserChoice(load);
    choice.prepare();
    await vi.advanceTimersByTimeAsync(0);
    choice.prepare();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(choice.state()).toBe('ready');
  });

  test('logs a failure, and does nothing else (fault 20)', async () => {
    await createFailed();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[adviser-widgets] The adviser field works without suggestions: GET /list answered 500'],
    ]);
  });

  test.each([
    ['that comes', resolveAfter(100), ['idle', 'loading', 'ready']],
    ['that fails', fail, ['idle', 'loading', 'failed']],
    [
      'that throws',
      () => {
        throw new Error('no code');
      },
      ['idle', 'loading', 'failed'],
    ],
  ])('%s reports each change', async (_name, load, expected) => {
    const choice = new AdviserChoice(load);
    const seen = [choice.state()];
    choice.subscribe(() => seen.push(choice.state()));
    choice.prepare();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(expected);
  });

  test('does not notify listeners that have unsubscribed', async () => {
    const listener = vi.fn();
    const choice = new AdviserChoice(resolveAfter(100));
    choice.subscribe(listener)();
    choice.prepare();
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('suggestions', () => {
  test.each([
    ['aroha', ['Aroha Ngata']],
    ['AROHA', ['Aroha Ngata']],
    ['ha ng', ['Aroha Ngata']],
    ['  aroha ', ['Aroha Ngata']],
    ['marama', ['Mārama O’Neill']],
    ['MĀRAMA', ['Mārama O’Neill']],
    ["o'ne", ['Mārama O’Neill']],
    ['smith', ['Jane Smith', 'Jane Smith', 'Anaru Smith']],
    ['an', ['Anaru Smith', 'Ana Ng', 'Jane Smith', 'Jane Smith']],
    ['ng', ['Aroha Ngata', 'Ana Ng']],
    ['zoe', []],
    ['a', undefined],
    [' a ', undefined],
    ['', undefined],
  ])('for %j: %j', async (text, expected) => {
    expect(names(await createReady(), text)).toEqual(expected);
  });

  test('are limited to the requested number, with the total', async () => {
    const found = (await createReady()).suggest('an', 2);
    expect(found?.advisers.map(({ name }) => name)).toEqual(['Anaru Smith', 'Ana Ng']);
    expect(found?.total).toBe(4);
  });

  test('are empty before the list has loaded', async () => {
    const choice = new AdviserChoice(never);
    expect(choice.suggest('an', 8)).toBeUndefined();
    choice.prepare();
    expect(choice.suggest('an', 8)).toBeUndefined();
  });

  test('are empty if the list failed to load (fault 20)', async () => {
    expect((await createFailed()).suggest('an', 8)).toBeUndefined();
  });

  test.each([
    ['an', true],
    ['Ā', false],
    ['Āā', true],
    [' a ', false],
    ['a\u0304', false],
    ['李', false],
    ['李小', true],
    ['𠮷', false],
    ['', false],
  ])('match %j: %s', (text, expected) => {
    expect(isSearchable(text)).toBe(expected);
  });
});

describe('the adviser for a typed text', () => {
  const answerOf = async (text: string, picked?: Adviser) => (await createReady()).resolve(text, picked);

  test.each<[string, AdviserAnswer]>([
    ['', { id: '' }],
    [' \u00a0\u200b', { id: '' }],
    ['Aroha Ngata', { id: 'a1' }],
    ['aroha  ngata ', { id: 'a1' }],
    ["marama o'neill", { id: 'a2' }],
    ['Aroha', 'unknown'],
    ['Aroha Ngata-Smith', 'unknown'],
    ['Jane Smith', 'unknown'],
    ['Zoe', 'unknown'],
    ['a1', 'unknown'],
  ])('%j is %j', async (text, answer) => {
    expect(await answerOf(text)).toEqual(answer);
  });

  test.each<[string, AdviserAnswer]>([
    ['Jane Smith', { id: 'a4' }],
    ['jane smith', 'unknown'],
    ['Jane Smit', 'unknown'],
    ['Aroha Ngata', { id: 'a1' }],
    ['Zoe', 'unknown'],
    ['', { id: '' }],
  ])('for the second Jane Smith, then changed to %j, is %j (fault 65)', async (text, answer) => {
    expect(await answerOf(text, { id: 'a4', name: 'Jane Smith' })).toEqual(answer);
  });

  test('is the picked one, even before the list is there', async () => {
    const choice = new AdviserChoice(vi.fn(never));
    expect(await choice.resolve('Jane Smith', { id: 'a4', name: 'Jane Smith' })).toEqual({ id: 'a4' });
  });

  test('is unknown if the list failed to load (fault 20)', async () => {
    expect(await (await createFailed()).resolve('Aroha Ngata')).toBe('no-list');
  });

  test('is resolved at once for a blank text', async () => {
    const load = vi.fn(never);
    expect(await new AdviserChoice(load).resolve(' ')).toEqual({ id: '' });
    expect(load).not.toHaveBeenCalled();
  });

  test('starts loading the list if needed: the text may come from a draft', async () => {
    const answer = new AdviserChoice(resolveAfter(100)).resolve('Aroha Ngata');
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toEqual({ id: 'a1' });
  });

  test.each<[number, AdviserAnswer]>([
    [2_999, { id: 'a1' }],
    [3_001, 'no-list'],
  ])('with the list %i ms away is %j', async (time, answer) => {
    const choice = new AdviserChoice(resolveAfter(time));
    choice.prepare();
    const asked = choice.resolve('Aroha Ngata');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asked).toEqual(answer);
  });

  test('is resolved once a late list has arrived', async () => {
    const choice = new AdviserChoice(resolveAfter(5_000));
    void choice.resolve('Aroha Ngata');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await choice.resolve('Aroha Ngata')).toEqual({ id: 'a1' });
  });

  test('leaves no timer running', async () => {
    const choice = await createReady();
    await choice.resolve('Aroha Ngata');
    expect(vi.getTimerCount()).toBe(0);
  });
});
