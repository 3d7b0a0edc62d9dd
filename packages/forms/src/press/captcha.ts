import type { CaptchaFailure } from '@adviser-widgets/widget/internal';

/** The bot check gave no token. */
export class CaptchaError extends Error {
  readonly kind: CaptchaFailure;

  constructor(kind: CaptchaFailure, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A token for one request within two minutes; `isFresh` returns false once it has expired. */
export interface CaptchaToken {
  readonly value: string;
  isFresh(): boolean;
}

/** An invisible bot check, from any provider. */
export interface Captcha {
  /** Starts loading. Safe to call often, never throws. */
  prepare(): void;
  /** Resolves with a new token, or throws a `CaptchaError`. A visible challenge calls `onChallenge`. */
  execute(onChallenge?: (isOpen: boolean) => void): Promise<CaptchaToken>;
}
