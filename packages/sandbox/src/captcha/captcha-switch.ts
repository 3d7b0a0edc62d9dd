import type * as v from 'valibot';
import { modeSetting, type ModeSwitch } from '../mode-switch.ts';

/**
 * What the captcha does next: `pass` gives a token at once, `challenge` asks the person first,
 * `close` shows the challenge and closes it as a visitor would, `expire` gives a token that has run
 * out, `fail` reports an error, `block` refuses the script and the token request.
 */
export const captchaModes = ['pass', 'challenge', 'close', 'expire', 'fail', 'block'] as const;
/** How the next checks of the captcha end. */
export type CaptchaMode = (typeof captchaModes)[number];

/** `times` counts executions. */
export const captchaSetting = modeSetting(captchaModes);
export type CaptchaSetting = v.InferOutput<typeof captchaSetting>;

export type CaptchaSwitch = ModeSwitch<CaptchaMode>;
