/** Why no token came: the script is blocked, or the check was closed, ran out, or broke (contract section 2). */
export type CaptchaFailure = 'captcha-blocked' | 'captcha-closed' | 'captcha-expired' | 'captcha-error';

/** The bot check gave no token. */
export class CaptchaError extends Error {
  readonly kind: CaptchaFailure;

  constructor(kind: CaptchaFailure, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A token, good for one request within two minutes. `isFresh` turns false when it has expired. */
export interface CaptchaToken {
  readonly value: string;
  isFresh(): boolean;
}

/** An invisible bot check, whoever provides it (R9). */
export interface Captcha {
  /** Starts loading; call it on the first sign of intent. Safe to call often, never throws. */
  prepare(): void;
  /**
   * Runs the check and resolves with a new token, each time. `onChallenge` is told when the visitor gets something to
   * solve, and when that is over.
   * @throws {CaptchaError}
   */
  execute(onChallenge?: (isOpen: boolean) => void): Promise<CaptchaToken>;
}
