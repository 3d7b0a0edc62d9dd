import { configure } from '@adviser-widgets/core';
import {
  installFakeApi,
  installFakeCaptcha,
  type FakeAnswer,
  type FakeApi,
  type FakeCaptcha,
  type FakeCaptchaMode,
} from '@adviser-widgets/testing';

/** What a story's `parameters` may say about the page it stands in. */
export interface PageParameters {
  /** What the API answers; default 200. */
  readonly api?: FakeAnswer;
  /** What the bot check does; default `pass`. */
  readonly captcha?: FakeCaptchaMode;
  readonly isOffline?: boolean;
}

/** The API and the bot check a story works with. */
export interface Page {
  readonly api: FakeApi;
  readonly captcha: FakeCaptcha;
}

let current: Page | undefined;

/** Gives a story a page of its own: configuration, bot check, API, connection. Returns the undo. */
export function preparePage({ parameters }: { parameters: PageParameters }): () => void {
  sessionStorage.clear(); // no draft of another story
  configure({ json: { brand: 'acme', phone: '0800 000 000', captcha: { siteKey: 'stories' } } });
  const page = { api: installFakeApi(parameters.api), captcha: installFakeCaptcha(parameters.captcha) };
  current = page;
  if (parameters.isOffline) setOnline(false);
  return () => {
    page.api.remove();
    page.captcha.remove();
    Reflect.deleteProperty(navigator, 'onLine'); // the browser's own answer again
  };
}

/** The page of the story that is playing. */
export function currentPage(): Page {
  if (!current) throw new Error('No story is playing: preparePage runs before each');
  return current;
}

/** Cuts or restores the connection to the API, and what the browser says of it. */
export function setOnline(isOnline: boolean): void {
  currentPage().api.standard = isOnline ? 200 : 'network';
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
