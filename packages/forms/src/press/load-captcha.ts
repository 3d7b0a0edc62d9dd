import { getConfig } from '@adviser-widgets/core';
import {
  warn,
  pageGlobal,
  pageState,
  freePageGlobal,
  setPageGlobal,
  forgetScript,
  loadScript,
} from '@adviser-widgets/core/internal';

import { CaptchaError } from './captcha.ts';

/** The vendor's `grecaptcha`, once it can render. */
export interface CaptchaVendor {
  readonly render: unknown;
  readonly ready?: (run: () => void) => void;
}

interface PageCaptcha {
  /** Shared by all forms of the page, by address. */
  readonly loading: Map<string, Promise<void>>;
  /** The `render` that came with our script. */
  ours?: unknown;
  /** The `render` of another vendor's compatibility layer: never used. */
  foreign?: unknown;
  /** Loaded beside such a layer, which keeps the global. */
  beside?: CaptchaVendor | undefined;
}

const page = /* @__PURE__ */ pageState('captcha', (): PageCaptcha => ({ loading: new Map() }));
const globalName = 'grecaptcha';

/** Milliseconds without `render` before the next address is requested, too. */
const patience = 3_000;

/**
 * Resolves once `grecaptcha` has `render`, whoever added it; throws `captcha-blocked` after `timeout` milliseconds. A
 * `grecaptcha` without `render` gets three seconds. Then the addresses are requested in turn, the next one after a
 * failure or after three seconds: the vendor's first file adds a second one, which may fail unnoticed.
 */
export function loadCaptcha(scriptUrl: string | readonly string[], timeout = 10_000): Promise<void> {
  if (findCaptcha()) return Promise.resolve();
  const urls = [scriptUrl].flat();
  const key = urls.join(' ');
  const loading = page.loading.get(key) ?? load(urls, timeout).finally(() => page.loading.delete(key));
  page.loading.set(key, loading);
  return loading;
}

/** Returns the captcha that can render now. */
export function findCaptcha(): CaptchaVendor | undefined {
  const found = page.beside ?? captchaOfPage();
  const isUsable = typeof found?.render === 'function' && found.render !== page.foreign;
  return isUsable ? found : undefined;
}

function captchaOfPage(): CaptchaVendor | undefined {
  return pageGlobal<CaptchaVendor>(globalName, ({ render }) => typeof render === 'function');
}

/**
 * Takes the captcha of the page, which has rendered nothing, for another vendor's compatibility layer: the next
 * load adds ours. Returns false if it is ours.
 */
export function rejectCaptcha(cause: string): boolean {
  const found = findCaptcha();
  if (!found || found.render === page.ours) return false;
  page.foreign = found.render;
  warn(
    `window.grecaptcha belongs to ${foreignScript()}, which ${cause}; loading our own beside it. If that script has a compatibility mode for reCAPTCHA, turn it off`,
  );
  return true;
}

/** Runs `run` while the vendor is where its React component looks for it; the page may have something else there. */
export function withCaptcha<Result>(vendor: CaptchaVendor, run: () => Result): Result {
  if (captchaOfPage()?.render === vendor.render && isReady(vendor)) return run();
  const before = anyOfPage();
  setPageGlobal(globalName, Object.create(vendor, { ready: { value: (then: () => void) => then() } }));
  try {
    return run();
  } finally {
    setPageGlobal(globalName, before);
  }
}

/** A page's own `ready` may never call back. */
function isReady(vendor: CaptchaVendor): boolean {
  let hasRun = false;
  try {
    vendor.ready?.(() => (hasRun = true));
  } catch {
    return false;
  }
  return hasRun;
}

async function load(urls: readonly string[], timeout: number): Promise<void> {
  urls.forEach(forgetScript); // what they have added before cannot render
  freePageGlobal(globalName);
  const putBack = setForeignAside();
  try {
    await requestInTurn(urls, timeout);
  } catch {
    const why = page.foreign
      ? `: window.grecaptcha belongs to ${foreignScript()}`
      : ` from ${urls.join(' or ')}: a policy of the page, an extension or the network blocks it. Check the page with @adviser-widgets/check`;
    throw new CaptchaError('captcha-blocked', `ReCAPTCHA has not been loaded${why}`);
  } finally {
    putBack();
  }
}

/** Resolves once the captcha can render. Rejects if all addresses are blocked, and when time is up. */
function requestInTurn(urls: readonly string[], timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const loaded = new Set<string>();
    const blocked = new Set<string>();
    let requests = 0;
    let turn: ReturnType<typeof setTimeout> | undefined;

    const request = () => {
      if (stop.signal.aborted) return;
      const url = urls[requests++ % urls.length] ?? '';
      if (loaded.delete(url)) forgetScript(url);
      wait();
      loadScript(url, { timeout }).then(
        () => {
          loaded.add(url);
          look();
        },
        () => {
          blocked.add(url);
          if (blocked.size === new Set(urls).size) end(reject);
          else request();
        },
      );
    };
    const wait = () => {
      clearTimeout(turn);
      turn = setTimeout(request, patience);
    };
    const look = () => {
      if (!findCaptcha()) return;
      if (requests > 0) page.ours = findCaptcha()?.render;
      end(resolve);
    };
    const end = (settle: () => void) => {
      stop.abort();
      clearInterval(poll);
      clearTimeout(limit);
      clearTimeout(turn);
      settle();
    };
    const poll = setInterval(look, 50);
    const limit = setTimeout(() => end(reject), timeout);
    const isComing = pageGlobal<CaptchaVendor>(globalName, ({ ready }) => typeof ready === 'function');
    if (isComing && !page.foreign) wait();
    else request();
  });
}

/**
 * The vendor's script adds to the `grecaptcha` it finds. It gets an object of its own, through which the page
 * still reaches the other vendor's while the script loads; afterwards the page has that one back.
 */
function setForeignAside(): () => void {
  const foreign = captchaOfPage();
  if (!foreign || foreign.render !== page.foreign) return () => {};
  const own = Object.create(foreign) as CaptchaVendor;
  setPageGlobal(globalName, own);
  return () => {
    if (own.render !== page.foreign) page.beside = own;
    if (anyOfPage() === own) setPageGlobal(globalName, foreign);
  };
}

/** Also one that cannot render yet. */
function anyOfPage(): object | undefined {
  return pageGlobal<object>(globalName, () => true);
}

/** The address of the page's script that is most likely another captcha. */
function foreignScript(): string {
  const ours = [getConfig().captcha.scriptUrl].flat();
  const isForeign = ({ src }: HTMLScriptElement) =>
    /turnstile|captcha/i.test(src) && !ours.some((url) => src.includes(url));
  return [...document.scripts].find(isForeign)?.src ?? 'another script';
}
