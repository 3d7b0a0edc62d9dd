import { inTime, type Captcha } from '@adviser-widgets/core';
import { captchaError } from './captcha-error.ts';

/**
 * A captcha whose code `load` brings when it is first wanted. Code that does not come is one more way of
 * being blocked (row 40), and the next call asks for it again. Browsers until 2026 remember a failed
 * import all the same (whatwg/html#10327), which scripts/cdn/retry-imports.ts goes round.
 */
export function createLazyCaptcha(load: () => Promise<Captcha>): Captcha {
  let loaded: Promise<Captcha> | undefined;
  const get = () =>
    (loaded ??= bring(load).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
  return {
    prepare() {
      get().then((captcha) => captcha.prepare(), () => {}); // the submit that needs it will try again and tell
    },
    execute: async () => (await get()).execute(),
  };
}

/** Brings code that nothing can be sent without; where it does not come, the form is blocked as without the captcha. */
export function bring<Code>(load: () => Promise<Code>): Promise<Code> {
  return inTime(load()).catch((cause: unknown) => {
    throw captchaError('captcha-blocked', 'ReCAPTCHA has not been loaded', cause);
  });
}
