// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../config/configure.ts';
import { loadScript, ScriptError } from './script.ts';
import { adoptPolicy } from './trusted-types.ts';

let count = 0;
let url: string;

beforeEach(() => {
  url = `https://vendor.example/script-${++count}.js`; // scripts are remembered for the whole page
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  configure({});
  adoptPolicy(undefined);
});

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')].filter(({ src }) => src.startsWith(url));
}

function tell(type: 'load' | 'error'): void {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}

test('adds the script once, however often it is requested', () => {
  void loadScript(url);
  void loadScript(url);
  expect(scripts()).toHaveLength(1);
});

test('resolves all callers when the script has run', async () => {
  const both = Promise.all([loadScript(url), loadScript(url)]);
  tell('load');
  await expect(both).resolves.toEqual([undefined, undefined]);
});

test('is not added again once it has run', async () => {
  const first = loadScript(url);
  tell('load');
  await first;
  await loadScript(url);
  expect(scripts()).toHaveLength(1);
});

test("has the page's nonce", () => {
  configure({ json: { nonce: 'n-1' } });
  void loadScript(url);
  expect(scripts()[0]?.nonce).toBe('n-1');
});

test('has the id that its vendor looks up, and none by default', () => {
  void loadScript(url, { id: 'vendor-snippet' });
  void loadScript(`${url}?other`);
  expect(scripts().map((script) => script.getAttribute('id'))).toEqual(['vendor-snippet', null]);
});

test('does not block the page', () => {
  void loadScript(url);
  expect(scripts()[0]?.async).toBe(true);
});

describe('fault 24: a script that is blocked', () => {
  test('rejects with its address and the reason', async () => {
    const promise = loadScript(url);
    tell('error');
    await expect(promise).rejects.toMatchObject({
      url,
      reason: 'failed',
      message: `The script ${url} could not be loaded`,
    });
  });

  test('rejects with a ScriptError', async () => {
    const promise = loadScript(url);
    tell('error');
    await expect(promise).rejects.toBeInstanceOf(ScriptError);
  });

  test('leaves no tag', async () => {
    const promise = loadScript(url);
    tell('error');
    await promise.catch(() => {});
    expect(scripts()).toEqual([]);
  });

  test('is retried by the next call', async () => {
    const promise = loadScript(url);
    tell('error');
    await promise.catch(() => {});
    const second = loadScript(url);
    tell('load');
    await expect(second).resolves.toBeUndefined();
  });

  test('is retried at a fresh address, because a browser keeps waiting for the first', async () => {
    const promise = loadScript(url);
    tell('error');
    await promise.catch(() => {});
    void loadScript(url);
    expect(scripts().map(({ src }) => src)).toEqual([`${url}?retry=1`]);
  });

  test('does not change the address of other scripts', async () => {
    const promise = loadScript(url);
    tell('error');
    await promise.catch(() => {});
    const another = `${url}?another`;
    void loadScript(another);
    expect(scripts().map(({ src }) => src)).toEqual([another]);
  });
});

describe('fault 25: a script that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('rejects at the limit', async () => {
    const promise = loadScript(url, { timeout: 5000 });
    const outcome = expect(promise).rejects.toMatchObject({
      reason: 'timeout',
      message: `The script ${url} did not arrive in time`,
    });
    await vi.advanceTimersByTimeAsync(5000);
    await outcome;
  });

  test('is still waited for just before the limit', async () => {
    const settled = vi.fn();
    loadScript(url, { timeout: 5000 }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
  });

  test('has 10 seconds by default', async () => {
    const settled = vi.fn();
    loadScript(url).then(settled, settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });

  test('leaves no timer once it has run', () => {
    void loadScript(url);
    tell('load');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("fault 54: the library's policy marks the address as trusted", () => {
  const createScriptURL = vi.fn((address: string) => `${address}&marked`);
  adoptPolicy({ createScriptURL, createHTML: (html) => html });
  void loadScript(`${url}&trusted`);
  expect(document.head.querySelector('script')?.src).toBe(`${url}&trusted&marked`);
});
