import type { Captcha } from '@adviser-widgets/core';
import { after } from '@adviser-widgets/testing/after';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLazyCaptcha } from './lazy-captcha.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A captcha that writes down what it is told. */
function createCaptcha() {
  const log: string[] = [];
  const captcha: Captcha = {
    prepare: () => void log.push('prepare'),
    execute: () => (log.push('execute'), Promise.resolve({ value: 'token-1', isFresh: () => true })),
  };
  return { log, captcha };
}

/** A captcha whose code arrives after so many milliseconds. */
function arriveAfter(milliseconds: number) {
  const { captcha } = createCaptcha();
  return vi.fn(() => after(milliseconds, captcha));
}

/** The token's text, the failure's kind, or undefined while it is under way. */
function execute(captcha: Captcha): { outcome(): unknown } {
  let outcome: unknown;
  captcha.execute().then(
    ({ value }) => (outcome = value),
    (error: unknown) => (outcome = (error as { kind?: string }).kind ?? error),
  );
  return { outcome: () => outcome };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('its code', () => {
  test('is not asked for before it is wanted', () => {
    const load = vi.fn(offline);
    createLazyCaptcha(load);
    expect(load).not.toHaveBeenCalled();
  });

  test('is asked for once, however often it is wanted', async () => {
    const load = arriveAfter(100);
    const captcha = createLazyCaptcha(load);
    captcha.prepare();
    captcha.prepare();
    execute(captcha);
    await pass(100);
    captcha.prepare();
    expect(load).toHaveBeenCalledOnce();
  });

  test('is told to prepare when it has come', async () => {
    const { log, captcha } = createCaptcha();
    createLazyCaptcha(() => Promise.resolve(captcha)).prepare();
    await pass(0);
    expect(log).toEqual(['prepare']);
  });

  test('gives the token, also to a press that nothing prepared', async () => {
    const { log, captcha } = createCaptcha();
    const check = execute(createLazyCaptcha(() => Promise.resolve(captcha)));
    await pass(0);
    expect([log, check.outcome()]).toEqual([['execute'], 'token-1']);
  });
});

describe('code that cannot be had', () => {
  test('ends a check as a broken connection', async () => {
    const check = execute(createLazyCaptcha(offline));
    await pass(0);
    expect(check.outcome()).toBe('network');
  });

  test('is reported as what it is, with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(createLazyCaptcha(() => Promise.reject(cause)).execute()).rejects.toMatchObject({
      message: `The form's own code could not be loaded: ${String(cause)}`, cause,
    });
  });

  test('is silent while it is only prepared', async () => {
    createLazyCaptcha(offline).prepare(); // an unhandled rejection would fail the test
    await pass(0);
  });

  test('is asked for again by the next check', async () => {
    const load = vi.fn<() => Promise<Captcha>>().mockImplementationOnce(offline).mockResolvedValue(createCaptcha().captcha);
    const captcha = createLazyCaptcha(load);
    captcha.prepare();
    await pass(0);
    const check = execute(captcha);
    await pass(0);
    expect(check.outcome()).toBe('token-1');
  });
});

describe('code that comes late', () => {
  test.each([
    [9_999, undefined],
    [10_000, 'network'],
  ])('after %i ms without it the outcome is %s', async (time, outcome) => {
    const check = execute(createLazyCaptcha(() => new Promise(() => {})));
    await pass(time);
    expect(check.outcome()).toBe(outcome);
  });

  test('but within the limit is used', async () => {
    const check = execute(createLazyCaptcha(arriveAfter(9_999)));
    await pass(9_999);
    expect(check.outcome()).toBe('token-1');
  });

  test('changes nothing about a check that was given up', async () => {
    const check = execute(createLazyCaptcha(arriveAfter(11_000)));
    await pass(12_000);
    expect(check.outcome()).toBe('network');
  });

  test('runs no check that was given up', async () => {
    const { log, captcha } = createCaptcha();
    execute(createLazyCaptcha(() => after(11_000, captcha)));
    await pass(12_000);
    expect(log).toEqual([]);
  });

  test('leaves no timer behind', async () => {
    execute(createLazyCaptcha(arriveAfter(100)));
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
  });
});
