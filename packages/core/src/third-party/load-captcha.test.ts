// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CaptchaError } from './captcha.ts';
import { loadCaptcha } from './load-captcha.ts';

const google = 'https://www.google.com/recaptcha/api.js?render=explicit';
const other = 'https://www.recaptcha.net/recaptcha/api.js?render=explicit';
let count = 0;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

/** Adds a different query each time, because scripts are remembered for the whole page. */
function fresh(address: string): string {
  return `${address}&n=${++count}`;
}

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Ends the loading of the last script tag. */
async function tell(type: 'load' | 'error'): Promise<void> {
  scripts().at(-1)?.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
}

function putVendor(vendor: object = { ready: (callback: () => void) => callback(), render: () => 0 }): void {
  Object.assign(globalThis, { grecaptcha: vendor });
}

async function loadFrom(address: string): Promise<{ outcome: () => string }> {
  let outcome = 'waiting';
  loadCaptcha(address).then(
    () => (outcome = 'ready'),
    (error: unknown) => (outcome = error instanceof CaptchaError ? error.kind : String(error)),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { outcome: () => outcome };
}

test('is ready once the script has run and can render', async () => {
  const { outcome } = await loadFrom(fresh(google));
  putVendor();
  await tell('load');
  expect(outcome()).toBe('ready');
});

test("fault 35: uses the page's own copy and adds no script", async () => {
  putVendor();
  await loadFrom(fresh(google));
  expect(scripts()).toEqual([]);
});

test("fault 35: is ready with the page's own copy", async () => {
  putVendor();
  expect((await loadFrom(fresh(google))).outcome()).toBe('ready');
});

test("fault 38: loads our script even if another script's address contains /recaptcha", async () => {
  const own = document.createElement('script');
  own.src = 'https://example.nz/assets/recaptcha/page.js';
  document.head.append(own);
  const address = fresh(google);
  await loadFrom(address);
  expect(scripts().map(({ src }) => src)).toEqual([own.src, address]);
});

test('does not mistake a page element named grecaptcha for the vendor', async () => {
  putVendor(document.createElement('form'));
  const address = fresh(google);
  await loadFrom(address);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
});

describe('fault 24: the script is blocked', () => {
  test('tries the other host', async () => {
    const address = fresh(google);
    await loadFrom(address);
    await tell('error');
    expect(scripts().map(({ src }) => src)).toEqual([address.replace(google, other)]);
  });

  test('is ready through the other host', async () => {
    const { outcome } = await loadFrom(fresh(google));
    await tell('error');
    putVendor();
    await tell('load');
    expect(outcome()).toBe('ready');
  });

  test('gives up at once if both hosts are blocked', async () => {
    const { outcome } = await loadFrom(fresh(google));
    await tell('error');
    await tell('error');
    expect(outcome()).toBe('captcha-blocked');
  });

  test('tries the other host only once', async () => {
    await loadFrom(fresh(google));
    await tell('error');
    await tell('error');
    expect(scripts()).toEqual([]);
  });

  test('does not replace an address that the page configured', async () => {
    const { outcome } = await loadFrom(fresh('https://captcha.example.nz/api.js?render=explicit'));
    await tell('error');
    expect([outcome(), scripts()]).toEqual(['captcha-blocked', []]);
  });

  test('the error has the message from the spec (row 40)', async () => {
    const promise = loadCaptcha(fresh('https://captcha.example.nz/api.js?render=explicit'));
    const outcome = expect(promise).rejects.toThrow('ReCAPTCHA has not been loaded');
    await tell('error');
    await outcome;
  });

  test('the next call adds the script again', async () => {
    const address = fresh(google);
    await loadFrom(address);
    await tell('error');
    await tell('error');
    await loadFrom(address);
    expect(scripts().map(({ src }) => src)).toEqual([`${address}&retry=1`]);
  });
});

describe('fault 25: the script never answers', () => {
  test('gives up after 10 seconds', async () => {
    const { outcome } = await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome()).toBe('captcha-blocked');
  });

  test('waits until then', async () => {
    const { outcome } = await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(outcome()).toBe('waiting');
  });

  test('does not wait longer if the other host never answers', async () => {
    const { outcome } = await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(4_000);
    await tell('error');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(outcome()).toBe('captcha-blocked');
  });
});

describe('fault 26: the vendor is there but cannot render yet', () => {
  const ready = (callback: () => void) => callback();

  test('waits for it', async () => {
    putVendor({ ready });
    const { outcome } = await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(3000);
    expect(outcome()).toBe('waiting');
  });

  test('is ready once render exists', async () => {
    putVendor({ ready });
    const { outcome } = await loadFrom(fresh(google));
    putVendor({ ready, render: () => 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(outcome()).toBe('ready');
  });

  test('calls ready before use', async () => {
    let tellReady = () => {};
    putVendor({ ready: (callback: () => void) => (tellReady = callback), render: () => 0 });
    const { outcome } = await loadFrom(fresh(google));
    const before = outcome();
    tellReady();
    await vi.advanceTimersByTimeAsync(0);
    expect([before, outcome()]).toEqual(['waiting', 'ready']);
  });

  test('gives up after 10 seconds without render', async () => {
    putVendor({ ready });
    const { outcome } = await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome()).toBe('captcha-blocked');
  });

  test('gives up after 10 seconds if ready never calls back', async () => {
    putVendor({ ready: () => {}, render: () => 0 });
    const { outcome } = await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome()).toBe('captcha-blocked');
  });

  test('leaves no timer once it is ready', async () => {
    putVendor();
    await loadFrom(fresh(google));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no timer after giving up', async () => {
    putVendor({ ready });
    await loadFrom(fresh(google));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
