import type { CaptchaFailure } from '@adviser-widgets/core';

/** An error that tells its kind, as those of the captcha's own code do, whose class is not here yet. */
export function captchaError(kind: CaptchaFailure, message: string, cause?: unknown): Error & { kind: CaptchaFailure } {
  return Object.assign(new Error(message, { cause }), { kind });
}
