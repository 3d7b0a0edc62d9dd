import * as v from 'valibot';
import type { Changes } from '../changes.ts';

/**
 * What the captcha does next: `pass` gives a token at once, `challenge` asks the person first,
 * `close` shows the challenge and closes it as a visitor would, `expire` gives a token that has run
 * out, `fail` reports an error, `block` refuses the script and the token request.
 */
export const captchaModes = ['pass', 'challenge', 'close', 'expire', 'fail', 'block'] as const;
export type CaptchaMode = (typeof captchaModes)[number];

/** Without `times` the mode stays; with it, it goes back to `pass` after so many executions. */
export const captchaSetting = v.strictObject({
  mode: v.picklist(captchaModes),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type CaptchaSetting = v.InferOutput<typeof captchaSetting>;

export interface CaptchaSwitch {
  state(): CaptchaSetting;
  set(setting: CaptchaSetting): void;
  /** The mode of one execution, which uses up one of `times`. */
  take(): CaptchaMode;
}

export function createCaptchaSwitch(changes: Changes): CaptchaSwitch {
  let setting: CaptchaSetting = { mode: 'pass' };
  const set = (next: CaptchaSetting) => {
    setting = next;
    changes.notify();
  };
  return {
    state: () => setting,
    set,
    take: () => {
      const { mode, times } = setting;
      if (times !== undefined) set(times > 1 ? { mode, times: times - 1 } : { mode: 'pass' });
      return mode;
    },
  };
}
