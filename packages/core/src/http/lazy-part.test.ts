import { after } from '@adviser-widgets/testing/after';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from './request-error.ts';
import { createLazyPart } from './lazy-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const what = "The form's own code";

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Watches `promise`. The outcome is a part, the failure's kind, or `undefined` while it is under way. */
function watch(promise: Promise<unknown>): { outcome(): unknown } {
  let outcome: unknown;
  promise.then(
    (part) => (outcome = part),
    (error: unknown) => (outcome = error instanceof RequestError ? error.kind : error),
  );
  return { outcome: () => outcome };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('a part', () => {
  test('is not imported before it is needed', () => {
    const importPart = vi.fn(offline);
    createLazyPart(what, importPart);
    expect(importPart).not.toHaveBeenCalled();
  });

  test('is undefined before it has loaded', async () => {
    const part = createLazyPart(what, () => after(100, 'part'));
    part.prepare();
    await pass(99);
    expect(part.loaded()).toBeUndefined();
  });

  test('is defined once it has loaded', async () => {
    const part = createLazyPart(what, () => after(100, 'part'));
    part.prepare();
    await pass(100);
    expect(part.loaded()).toBe('part');
  });

  test('is not imported again once it has loaded', async () => {
    const importPart = vi.fn(() => after(100, 'part'));
    const part = createLazyPart(what, importPart);
    part.prepare();
    await pass(100);
    part.prepare();
    await part.load();
    expect(importPart).toHaveBeenCalledOnce();
  });

  test('is shared by all callers while it is loading', async () => {
    const part = createLazyPart(what, () => after(100, {}));
    const [first, second] = [part.load(), part.load()];
    await pass(100);
    expect(await first).toBe(await second);
  });

  test('loads for a press without preparation', async () => {
    expect(await createLazyPart(what, () => Promise.resolve('part')).load()).toBe('part');
  });
});

describe('a part that cannot be loaded', () => {
  test('ends as a network failure', async () => {
    const part = watch(createLazyPart(what, offline).load());
    await pass(0);
    expect(part.outcome()).toBe('network');
  });

  test('is logged with its cause', async () => {
    const message =
      "The form's own code could not be loaded: TypeError: Failed to fetch dynamically imported module";
    await expect(createLazyPart(what, offline).load()).rejects.toThrow(message);
  });

  test('logs nothing while it is only prepared', async () => {
    createLazyPart(what, offline).prepare(); // an unhandled rejection would fail the test
    await pass(0);
  });

  test('is imported again by the next press', async () => {
    const importPart = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(offline)
      .mockResolvedValue('part');
    const part = createLazyPart(what, importPart);
    part.prepare();
    await pass(0);
    expect(await part.load()).toBe('part');
  });
});

describe('a part that loads late', () => {
  test.each([
    [9_999, undefined],
    [10_000, 'network'],
  ])('after %i ms without it the outcome is %s', async (time, outcome) => {
    const part = watch(createLazyPart(what, () => new Promise(() => {})).load());
    await pass(time);
    expect(part.outcome()).toBe(outcome);
  });

  test('has ten seconds from each press', async () => {
    const part = createLazyPart(what, () => new Promise(() => {}));
    part.prepare();
    await pass(5_000);
    const press = watch(part.load());
    await pass(9_999);
    expect(press.outcome()).toBeUndefined();
  });

  test('is used if it loads within the limit', async () => {
    const part = watch(createLazyPart(what, () => after(9_999, 'part')).load());
    await pass(9_999);
    expect(part.outcome()).toBe('part');
  });

  test('does not affect a press that has timed out', async () => {
    const part = watch(createLazyPart(what, () => after(11_000, 'part')).load());
    await pass(12_000);
    expect(part.outcome()).toBe('network');
  });

  test('leaves no timer running', async () => {
    void createLazyPart(what, () => after(100, 'part')).load();
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
  });
});
