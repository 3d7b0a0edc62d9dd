import type { CaptchaFailure, RequestFailure } from '@adviser-widgets/core';

/** An error that says its kind, as those of the captcha and of requests do. */
export function errorOfKind(kind: CaptchaFailure | RequestFailure, message: string, cause?: unknown): Error & { kind: CaptchaFailure | RequestFailure } {
  return Object.assign(new Error(message, { cause }), { kind });
}
