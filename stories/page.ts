import type { ConfigInput } from '@adviser-widgets/core';
import { setConfig } from '@adviser-widgets/core/internal';
import type { FakeAnswer, FakeApi, FakeCaptcha, FakeCaptchaMode } from '@adviser-widgets/testing';

/** Story `parameters` for the page around it. */
export interface PageParameters {
  /** The API's response; default 200. */
  readonly api?: FakeAnswer;
  /** The bot check's behaviour; default `pass`. */
  readonly captcha?: FakeCaptchaMode;
  readonly isOffline?: boolean;
}

/** The fake API and bot check of a story. */
export interface Page {
  readonly api: FakeApi;
  readonly captcha: FakeCaptcha;
}

let current: Page | undefined;
let messages: Readonly<Record<string, string>> = {};

/** Replaces the widgets' texts on the pages of all stories that follow. */
export function replaceTexts(texts: Readonly<Record<string, string>>): void {
  messages = texts;
}

/** Gives the page of a story its configuration. */
export function configurePage(json: ConfigInput): void {
  setConfig({ json: { messages, ...json } });
}

/**
 * Gives a story its own page: configuration, bot check, API and connection. Returns a function that undoes
 * it. The API is large, and pages without stories do not load it.
 */
export async function preparePage({ parameters }: { parameters: PageParameters }): Promise<() => void> {
  const { installFakeApi, installFakeCaptcha } = await import('@adviser-widgets/testing');
  sessionStorage.clear(); // removes drafts of other stories
  configurePage({ brand: 'acme', phone: '0800 000 000', captcha: { siteKey: 'stories' } });
  const api = installFakeApi({ standard: parameters.api });
  const page = { api, captcha: installFakeCaptcha(api, parameters.captcha) };
  current = page;
  if (parameters.isOffline) setOnline(false);
  return () => {
    page.api.remove();
    page.captcha.remove();
    Reflect.deleteProperty(navigator, 'onLine'); // restores the browser's own value
  };
}

/** Returns the page of the running story. */
export function currentPage(): Page {
  if (!current) throw new Error('No story is playing: preparePage runs before each');
  return current;
}

/** Cuts or restores the connection to the API, and what the browser reports about it. */
export function setOnline(isOnline: boolean): void {
  currentPage().api.standard = isOnline ? 200 : 'network';
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
