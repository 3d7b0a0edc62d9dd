// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const google = 'https://www.google.com/recaptcha/api.js?render=explicit';
const other = 'https://www.recaptcha.net/recaptcha/api.js?render=explicit';

type Loader = typeof import('./load-captcha.ts');
let loader: Loader;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules(); // scripts and captchas are remembered for the whole page
  loader = await import('./load-captcha.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

function scripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}

/** Ends the loading of the last script tag. */
async function end(type: 'load' | 'error'): Promise<void> {
  [...document.head.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event(type));
  await pass(0);
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const ready = (callback: () => void) => callback();
const whole = () => ({ ready, render: () => 0 });

function setGlobal(vendor: object): void {
  Object.assign(globalThis, { grecaptcha: vendor });
}

function getGlobal(): unknown {
  return (globalThis as { grecaptcha?: unknown }).grecaptcha;
}

async function load(urls: string | readonly string[] = [google, other]): Promise<{ is: string }> {
  const outcome = { is: 'waiting' };
  loader.loadCaptcha(urls).then(
    () => (outcome.is = 'ready'),
    (error: Error & { kind?: string }) => (outcome.is = error.kind ?? String(error)),
  );
  await pass(0);
  return outcome;
}

test('is ready once the script has run and can render, and leaves no timer', async () => {
  const outcome = await load();
  setGlobal(whole());
  await end('load');
  expect(outcome.is).toBe('ready');
  expect(vi.getTimerCount()).toBe(0);
});

test("fault 35: uses the page's own copy at once, and adds no script", async () => {
  setGlobal(whole());
  expect((await load()).is).toBe('ready');
  expect(scripts()).toEqual([]);
});

test("fault 38: loads our script even if another script's address contains /recaptcha", async () => {
  const own = document.createElement('script');
  own.src = 'https://example.nz/assets/recaptcha/page.js';
  document.head.append(own);
  await load();
  expect(scripts()).toEqual([own.src, google]);
});

test('does not mistake a page element named grecaptcha for the vendor', async () => {
  setGlobal(document.createElement('form'));
  await load();
  expect(scripts()).toEqual([google]);
});

test('all forms of a page share one script', async () => {
  const outcomes = [await load(), await load()];
  setGlobal(whole());
  await end('load');
  expect(scripts()).toEqual([google]);
  expect(outcomes).toEqual([{ is: 'ready' }, { is: 'ready' }]);
});

describe('fault 24: the script is blocked', () => {
  test('tries the next address at once, and is ready through it', async () => {
    const outcome = await load();
    await end('error');
    const tried = scripts();
    setGlobal(whole());
    await end('load');
    expect(tried).toEqual([other]);
    expect(outcome.is).toBe('ready');
  });

  test('gives up at once if all addresses are blocked, and leaves no timer', async () => {
    const outcome = await load();
    await end('error');
    await end('error');
    expect(outcome.is).toBe('captcha-blocked');
    expect(scripts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tries no other address than the configured one', async () => {
    const outcome = await load('https://captcha.example.nz/api.js');
    await end('error');
    expect(outcome.is).toBe('captcha-blocked');
    expect(scripts()).toEqual([]);
  });

  test('the error has the message from the spec', async () => {
    const outcome = expect(loader.loadCaptcha(google)).rejects.toThrow('ReCAPTCHA has not been loaded');
    await end('error');
    await outcome;
  });

  test('the next call adds the script again', async () => {
    await load(google);
    await end('error');
    await load(google);
    expect(scripts()).toEqual([`${google}&retry=1`]);
  });
});

describe('fault 25: the script never answers', () => {
  test.each([
    [9_900, 'waiting'],
    [10_000, 'captcha-blocked'],
  ])('after %i ms the outcome is "%s"', async (time, outcome) => {
    const loading = await load();
    await pass(time);
    expect(loading.is).toBe(outcome);
  });

  test.each([
    [2_900, [google]],
    [3_000, [google, other]],
  ])('after %i ms the requested scripts are %j', async (time, requested) => {
    await load();
    await pass(time);
    expect(scripts()).toEqual(requested);
  });

  test('its only address is not requested twice while it may still answer', async () => {
    await load(google);
    await pass(9_000);
    expect(scripts()).toEqual([google]);
  });

  test('a late answer of the first address is used', async () => {
    const outcome = await load();
    await pass(4_000);
    setGlobal(whole());
    await pass(50);
    expect(outcome.is).toBe('ready');
  });
});

describe('`grecaptcha` is there and cannot render', () => {
  test.each([
    [2_900, []],
    [3_000, [google]],
  ])("after %i ms of a page's own the requested scripts are %j", async (time, requested) => {
    setGlobal({ ready });
    await load();
    await pass(time);
    expect(scripts()).toEqual(requested);
  });

  test("the page's own tag that comes meanwhile is used at once, and no script is added", async () => {
    setGlobal({ ready });
    const outcome = await load();
    await pass(1_500);
    setGlobal(whole());
    await pass(50);
    expect(outcome.is).toBe('ready');
    expect(scripts()).toEqual([]);
  });

  test("a second file that fails is requested again, by the vendor's first file from the next address", async () => {
    await load();
    setGlobal({ ready });
    await end('load');
    await pass(3_000);
    expect(scripts()).toEqual([google, other]);
  });

  test('with one address, that one is requested again', async () => {
    const outcome = await load(google);
    setGlobal({ ready });
    await end('load');
    await pass(3_000);
    const requested = scripts();
    setGlobal(whole());
    await end('load');
    expect(requested).toEqual([google, `${google}&retry=1`]);
    expect(outcome.is).toBe('ready');
  });

  test('after ten seconds the next call requests it again', async () => {
    const outcome = await load(google);
    setGlobal({ ready });
    await end('load');
    await pass(10_000);
    document.head.replaceChildren();
    await load(google);
    await pass(3_000);
    expect(outcome.is).toBe('captcha-blocked');
    expect(scripts()).toHaveLength(1);
  });
});

describe("another vendor's compatibility layer", () => {
  const layer = () => ({ ready, render: () => 'theirs', getResponse: () => 'their token' });

  /** Has the page's captcha found to be another vendor's, and asks for ours. */
  async function reject(foreign: object): Promise<{ is: string }> {
    vi.spyOn(console, 'warn').mockReturnValue();
    setGlobal(foreign);
    loader.rejectCaptcha('threw "no"');
    return load();
  }

  /** As the vendor's script does. */
  function addOurs(): void {
    Object.assign(getGlobal() as object, { render: () => 0 });
  }

  test('is named on the console, with what is wrong with it', async () => {
    const script = document.createElement('script');
    script.src = 'https://challenges.example/turnstile/v0/api.js?compat=recaptcha';
    document.head.append(script);
    await reject(layer());
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toMatch(
      /belongs to https:\/\/challenges\.example\/turnstile\S+, which threw "no"/,
    );
  });

  test('has ours loaded beside it at once', async () => {
    await reject(layer());
    expect(scripts()).toEqual([google]);
  });

  test('keeps working while ours loads', async () => {
    await reject(layer());
    expect((getGlobal() as ReturnType<typeof layer>).getResponse()).toBe('their token');
  });

  test('is as it was, in its place, once ours has loaded', async () => {
    const foreign = layer();
    const { render } = foreign;
    const outcome = await reject(foreign);
    addOurs();
    await end('load');
    expect(outcome.is).toBe('ready');
    expect(getGlobal()).toBe(foreign);
    expect(foreign.render).toBe(render);
  });

  test('is not what renders our widgets: ours is in its place only meanwhile', async () => {
    const foreign = layer();
    await reject(foreign);
    addOurs();
    await end('load');
    const ours = loader.findCaptcha();
    const during = ours && loader.withCaptcha(ours, () => (getGlobal() as { render: unknown }).render);
    expect(during).toBe(ours?.render);
    expect(during).not.toBe(foreign.render);
    expect(getGlobal()).toBe(foreign);
  });

  test('is named in the error if ours is blocked', async () => {
    await reject(layer());
    const outcome = expect(loader.loadCaptcha([google])).rejects.toThrow(
      /not been loaded: window\.grecaptcha belongs to another script/,
    );
    await end('error');
    await end('error');
    await outcome;
  });

  test('is not assumed of ours', async () => {
    await load();
    setGlobal(whole());
    await end('load');
    expect(loader.rejectCaptcha('threw "no"')).toBe(false);
  });
});

describe('`ready`, which the React component waits for', () => {
  test.each([
    ['calls back', ready],
    ['never calls back', () => {}],
    ['is missing', undefined],
    [
      'throws',
      () => {
        throw new Error('not before the script has loaded');
      },
    ],
  ])('calls back at once to it if that of the page %s', (_what, own) => {
    const vendor = { ready: own, render: () => 0 } as unknown as import('./load-captcha.ts').CaptchaVendor;
    setGlobal(vendor);
    const called = vi.fn();
    loader.withCaptcha(vendor, () => (getGlobal() as { ready: typeof ready }).ready(called));
    expect(called).toHaveBeenCalledOnce();
    expect(getGlobal()).toBe(vendor);
  });
});
