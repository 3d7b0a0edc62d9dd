/**
 * The captcha stand-in, served as `/stand-ins/captcha/api.js`: a classic script that speaks the
 * vendor's v2 interface for the invisible size, with what the vendor leaves in the page. How a check
 * ends is set at the server (`PUT /__sandbox/captcha`).
 */
import { createApi, type CaptchaApi } from './captcha-api.ts';
import { renderMarked } from './render-marked.ts';

interface VendorWindow {
  grecaptcha?: Partial<CaptchaApi> & { ready?: (callback: () => void) => void };
  [name: string]: unknown;
}

// A cast: the global is the vendor's, and a page may have put anything there.
const page = window as unknown as VendorWindow;
// A classic script knows itself while it runs.
const source = new URL((document.currentScript as HTMLScriptElement).src);
const waiting: (() => void)[] = [];
let isReady = false;

const grecaptcha = (page.grecaptcha ??= {});
grecaptcha.ready ??= (callback) => void (isReady ? callback() : waiting.push(callback));

// As at the vendor's, `ready` stands first and the rest follows with a second script.
setTimeout(start, 30);

function start(): void {
  if (!Object.hasOwn(grecaptcha, 'render')) Object.assign(grecaptcha, createApi(source)); // a second copy leaves the first its widgets
  isReady = true;
  if (source.searchParams.get('render') !== 'explicit') renderMarked(document, grecaptcha.render);
  waiting.splice(0).forEach((callback) => callback());
  const onload = page[source.searchParams.get('onload') ?? ''];
  if (typeof onload === 'function') onload();
}
