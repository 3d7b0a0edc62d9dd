// @vitest-environment jsdom
import { CaptchaError, type CaptchaToken } from '@adviser-widgets/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCaptchaBridge, type CaptchaBridge, type VendorCaptcha } from './captcha-bridge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A vendor's widget that logs its calls, and its challenge window. */
function createVendor() {
  const log: string[] = [];
  const element = document.createElement('div');
  const challenge = document.createElement('div');
  challenge.style.visibility = 'hidden';
  for (const [holder, name] of [
    [element, 'a-1'],
    [challenge, 'c-1'],
  ] as const) {
    const frame = document.createElement('iframe');
    frame.name = name;
    holder.append(frame);
  }
  document.body.append(element, challenge);
  const vendor: VendorCaptcha = {
    element,
    execute: () => Promise.resolve(void log.push('execute')),
    reset: () => Promise.resolve(void log.push('reset')),
  };
  return { log, vendor, challenge };
}

/** For bridges whose widget is never dropped. */
const keep = () => {};

interface Check {
  /** The token's text, the failure's kind, or `undefined` while the check is under way. */
  outcome(): string | undefined;
  token(): CaptchaToken | undefined;
}

async function execute(bridge: CaptchaBridge): Promise<Check> {
  let outcome: string | undefined;
  let given: CaptchaToken | undefined;
  bridge.execute().then(
    (token) => {
      given = token;
      outcome = token.value;
    },
    (error: unknown) => (outcome = error instanceof CaptchaError ? error.kind : String(error)),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { outcome: () => outcome, token: () => given };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function start() {
  const made = createVendor();
  const load = vi.fn(() => Promise.resolve(made.vendor));
  const drop = vi.fn(() => bridge.gone()); // as the page does
  const bridge: CaptchaBridge = createCaptchaBridge(load, drop);
  return { ...made, load, drop, bridge };
}

describe('loading', () => {
  test('nothing is loaded before it is needed', () => {
    const { load } = start();
    expect(load).not.toHaveBeenCalled();
  });

  test('preparing loads', () => {
    const { load, bridge } = start();
    bridge.prepare();
    expect(load).toHaveBeenCalledOnce();
  });

  test('repeated preparing and a check load once', async () => {
    const { load, bridge } = start();
    bridge.prepare();
    bridge.prepare();
    await execute(bridge);
    expect(load).toHaveBeenCalledOnce();
  });

  test('preparing runs no check', async () => {
    const { log, bridge } = start();
    bridge.prepare();
    await pass(0);
    expect(log).toEqual([]);
  });

  test('fault 24: a failed preparation is silent', async () => {
    const bridge = createCaptchaBridge(
      () => Promise.reject(new CaptchaError('captcha-blocked', 'blocked')),
      keep,
    );
    bridge.prepare(); // an unhandled rejection would fail the test
    await pass(0);
    expect((await execute(bridge)).outcome()).toBe('captcha-blocked');
  });

  test('fault 24: the check after a failed one loads again', async () => {
    const { vendor } = createVendor();
    const load = vi
      .fn<() => Promise<VendorCaptcha>>()
      .mockRejectedValueOnce(new CaptchaError('captcha-blocked', 'blocked'))
      .mockResolvedValue(vendor);
    const bridge = createCaptchaBridge(load, keep);
    await execute(bridge);
    const second = await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    expect(second.outcome()).toBe('token-1');
  });
});

describe('a check', () => {
  test("ends with the vendor's token", async () => {
    const { bridge } = start();
    const check = await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    expect(check.outcome()).toBe('token-1');
  });

  test('leaves no timer running', async () => {
    const { bridge } = start();
    await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fault 30: the second one resets the widget before it runs', async () => {
    const { bridge, log } = start();
    await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    await execute(bridge);
    expect(log).toEqual(['execute', 'reset', 'execute']);
  });

  test('fault 30: the second one gives its own token', async () => {
    const { bridge } = start();
    await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    const second = await execute(bridge);
    bridge.verified('token-2');
    await pass(0);
    expect(second.outcome()).toBe('token-2');
  });

  test('fault 32: requested twice, the second joins the first', async () => {
    const { bridge, log } = start();
    const checks = [await execute(bridge), await execute(bridge)];
    bridge.verified('token-1');
    await pass(0);
    expect([log, checks.map((check) => check.outcome())]).toEqual([['execute'], ['token-1', 'token-1']]);
  });

  test('ignores a token that arrives without a check', async () => {
    const { bridge } = start();
    bridge.verified('stray');
    const check = await execute(bridge);
    expect(check.outcome()).toBeUndefined();
  });
});

describe('a token', () => {
  test('is fresh', async () => {
    const { bridge } = start();
    const check = await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    expect(check.token()?.isFresh()).toBe(true);
  });

  test('fault 29: is stale once the vendor reports that it expired', async () => {
    const { bridge } = start();
    const check = await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    bridge.expired();
    expect(check.token()?.isFresh()).toBe(false);
  });

  test('does not expire with an older one', async () => {
    const { bridge } = start();
    await execute(bridge);
    bridge.verified('token-1');
    bridge.expired();
    await pass(0);
    const second = await execute(bridge);
    bridge.verified('token-2');
    await pass(0);
    expect(second.token()?.isFresh()).toBe(true);
  });
});

describe('a check that fails', () => {
  test('fault 31: ends when the vendor reports an error', async () => {
    const { bridge } = start();
    const check = await execute(bridge);
    bridge.failed();
    await pass(0);
    expect(check.outcome()).toBe('captcha-error');
  });

  test('fault 36: ends when the vendor refuses to run', async () => {
    const { vendor } = createVendor();
    const bridge = createCaptchaBridge(
      () => Promise.resolve({ ...vendor, execute: () => Promise.reject(new Error('no')) }),
      keep,
    );
    expect((await execute(bridge)).outcome()).toBe('captcha-error');
  });

  test.each([
    [9_900, undefined],
    [10_000, 'captcha-error'],
  ])('fault 25: after %i ms without an answer the outcome is %s', async (time, outcome) => {
    const check = await execute(start().bridge);
    await pass(time);
    expect(check.outcome()).toBe(outcome);
  });

  test('fault 27: ends within a second of the visitor closing the challenge', async () => {
    const { bridge, challenge } = start();
    const check = await execute(bridge);
    challenge.style.visibility = 'visible';
    await pass(20_000);
    challenge.style.visibility = 'hidden';
    await pass(1000);
    expect(check.outcome()).toBe('captcha-closed');
  });

  test('fault 28: does not end while the challenge is open for five minutes', async () => {
    const { bridge, challenge } = start();
    const check = await execute(bridge);
    challenge.style.visibility = 'visible';
    await pass(5 * 60_000);
    expect(check.outcome()).toBeUndefined();
  });

  test('fault 28: takes the token after five minutes', async () => {
    const { bridge, challenge } = start();
    const check = await execute(bridge);
    challenge.style.visibility = 'visible';
    await pass(5 * 60_000);
    challenge.style.visibility = 'hidden';
    bridge.verified('token-1');
    await pass(2000);
    expect(check.outcome()).toBe('token-1');
  });

  test('leaves no timer running', async () => {
    const { bridge } = start();
    await execute(bridge);
    bridge.failed();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('allows the next check', async () => {
    const { bridge } = start();
    await execute(bridge);
    bridge.failed();
    await pass(0);
    const next = await execute(bridge);
    bridge.verified('token-2');
    await pass(0);
    expect(next.outcome()).toBe('token-2');
  });
});

describe('fault 37: a widget that unmounted with its form', () => {
  test('ends the running check', async () => {
    const { bridge } = start();
    const check = await execute(bridge);
    bridge.gone();
    await pass(0);
    expect(check.outcome()).toBe('captcha-error');
  });

  test('is not used for the next check', async () => {
    const first = createVendor();
    const second = createVendor();
    const vendors = [first.vendor, second.vendor];
    const bridge = createCaptchaBridge(() => Promise.resolve(vendors.shift() ?? first.vendor), keep);
    await execute(bridge);
    bridge.verified('token-1');
    await pass(0);
    bridge.gone();
    await execute(bridge);
    expect([first.log, second.log]).toEqual([['execute'], ['execute']]);
  });
});

describe('fault 25: a widget that gives no token in time', () => {
  test('is removed from the page, as its frames may never have loaded', async () => {
    const { bridge, drop } = start();
    await execute(bridge);
    await pass(9_900);
    expect(drop).not.toHaveBeenCalled();
    await pass(100);
    expect(drop).toHaveBeenCalledOnce();
  });

  test('stays if the visitor closed its challenge', async () => {
    const { bridge, challenge, drop } = start();
    await execute(bridge);
    challenge.style.visibility = 'visible';
    await pass(5000);
    challenge.style.visibility = 'hidden';
    await pass(20_000);
    expect(drop).not.toHaveBeenCalled();
  });

  test('stays if its token arrived', async () => {
    const { bridge, drop } = start();
    await execute(bridge);
    bridge.verified('token-1');
    await pass(20_000);
    expect(drop).not.toHaveBeenCalled();
  });
});

describe('fault 41: a check during which the page was left and restored from the page cache', () => {
  const showPage = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  test('ends, and its widget is removed from the page with its challenge', async () => {
    const { bridge, drop } = start();
    const check = await execute(bridge);
    showPage(true);
    await pass(0);
    expect([check.outcome(), drop.mock.calls.length]).toEqual(['captcha-error', 1]);
  });

  test('is not joined by the next press, which has its own widget and token', async () => {
    const { bridge, load } = start();
    await execute(bridge);
    showPage(true);
    await pass(0);
    const next = await execute(bridge);
    bridge.verified('token-2');
    await pass(0);
    expect([next.outcome(), load.mock.calls.length]).toEqual(['token-2', 2]);
  });

  test('continues when the page is shown for the first time', async () => {
    const { bridge, drop } = start();
    const check = await execute(bridge);
    showPage(false);
    await pass(0);
    expect([check.outcome(), drop.mock.calls.length]).toEqual([undefined, 0]);
  });

  test('is over when its token has arrived: its widget stays', async () => {
    const { bridge, drop } = start();
    await execute(bridge);
    bridge.verified('token-1');
    showPage(true);
    await pass(0);
    expect(drop).not.toHaveBeenCalled();
  });
});
