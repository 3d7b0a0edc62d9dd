import { inTime, type Captcha } from '@adviser-widgets/core';
import { errorOfKind } from './error-of-kind.ts';

/**
 * A captcha whose code `load` fetches when it is first wanted. After a failure the next call fetches it again. Browsers until 2026 remember a failed
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
    execute: async (onChallenge) => (await get()).execute(onChallenge),
  };
}

/** Fetches code of ours that nothing can be sent without. Rejects with an error of kind `network`. */
export function bring<Code>(load: () => Promise<Code>): Promise<Code> {
  return inTime(load()).catch((cause: unknown) => {
    throw errorOfKind('network', `The form's own code could not be loaded: ${String(cause)}`, cause);
  });
}
