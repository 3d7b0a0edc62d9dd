/** The captcha stand-in, `/stand-ins/captcha/api.js`: a classic script with the vendor's v2 API. */
import type { CaptchaApi, createApi } from './captcha-api.ts';

interface VendorWindow {
  grecaptcha?: Partial<CaptchaApi> & { ready?: (callback: () => void) => void };
  ___grecaptcha_cfg?: { start(create: typeof createApi): void };
}

// A cast: the global is the vendor's, and a page may have set it to anything.
const page = window as unknown as VendorWindow;
const source = new URL((document.currentScript as HTMLScriptElement).src);
const waiting: (() => void)[] = [];
let isReady = false;

const grecaptcha = (page.grecaptcha ??= {});
grecaptcha.ready ??= (callback) => void (isReady ? callback() : waiting.push(callback));

// As with the vendor, `ready` exists first and a second file adds the rest. Strict pages allow an import.
page.___grecaptcha_cfg = { start };
import(new URL(`widgets.js${source.search}`, source).href).catch(() => {}); // the browser reports it

function start(create: typeof createApi): void {
  // A second copy doesn't replace the first, which has its widgets.
  if (!Object.hasOwn(grecaptcha, 'render')) Object.assign(grecaptcha, create(source));
  isReady = true;
  waiting.splice(0).forEach((callback) => callback());
}
