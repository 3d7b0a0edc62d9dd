import type * as v from 'valibot';
import { modeSetting, type ModeSwitch } from '../mode-switch.ts';

/**
 * `close` shows the challenge and closes it like a visitor, `expire` issues an expired token, `block` breaks
 * the requests for the script and the token.
 */
export const captchaModes = ['pass', 'challenge', 'close', 'expire', 'fail', 'block'] as const;
/** How the captcha's next checks end. */
export type CaptchaMode = (typeof captchaModes)[number];

/** `times` counts executions. */
export const captchaSetting = modeSetting(captchaModes);
export type CaptchaSetting = v.InferOutput<typeof captchaSetting>;

export type CaptchaSwitch = ModeSwitch<CaptchaMode>;
