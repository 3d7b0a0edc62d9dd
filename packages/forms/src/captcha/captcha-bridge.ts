import { CaptchaError, type Captcha, type CaptchaFailure, type CaptchaToken } from '@adviser-widgets/core';
import { watchChallenge } from './watch-challenge.ts';

/** What a rendered vendor widget can do. */
export interface VendorCaptcha {
  execute(): Promise<void>;
  reset(): Promise<void>;
  /** The element the vendor rendered into. */
  readonly element: HTMLElement;
}

/** A captcha, and the vendor's callbacks that feed it. */
export interface CaptchaBridge extends Captcha {
  /** A token has come. */
  verified(token: string): void;
  /** The last token ran out. */
  expired(): void;
  /** The captcha lost its connection or broke. */
  failed(): void;
  /** The vendor's widget went away with its form: the next check needs a new one. */
  gone(): void;
}

interface Run {
  resolve(token: CaptchaToken): void;
  reject(error: CaptchaError): void;
}

/** Milliseconds without a token and without a visible challenge before giving up. */
const tokenLimit = 10_000;

/**
 * Turns the vendor's callbacks into one promise per check. The vendor says nothing when its script is
 * blocked or when the visitor closes the challenge, so both are found out here; a visible challenge
 * has no time limit. A second check joins one under way, but not one that the page was left in: its
 * form has given that up (fault 41). `load` fetches the vendor's script and renders it, or rejects with
 * a CaptchaError; `drop` takes the widget out of the page, challenge and all, once it is `gone`. One that
 * says nothing is dropped: its frames may have come while the connection was broken, and never do again.
 */
export function createCaptchaBridge(load: () => Promise<VendorCaptcha>, drop: () => void): CaptchaBridge {
  let vendor: Promise<VendorCaptcha> | undefined;
  let underWay: Promise<CaptchaToken> | undefined;
  let run: Run | undefined;
  let isUsed = false;
  let expireLast = () => {};
  let onChallenge: (isOpen: boolean) => void = () => {};

  const fail = (kind: CaptchaFailure, cause: string) => {
    run?.reject(new CaptchaError(kind, cause));
    run = undefined;
  };
  const failed = () => fail('captcha-error', 'The captcha reported an error');
  const getVendor = () =>
    (vendor ??= load().catch((error: unknown) => {
      vendor = undefined; // the next try loads again
      throw error;
    }));

  async function check(): Promise<CaptchaToken> {
    const widget = await getVendor();
    if (isUsed) await widget.reset(); // a token is good for one request only
    isUsed = true;
    return new Promise((resolve, reject) => {
      const stop = watchChallenge(widget.element, {
        limit: tokenLimit,
        onChallenge: (isOpen) => onChallenge(isOpen),
        onClosed: () => fail('captcha-closed', 'The visitor closed the captcha challenge'),
        onSilent: () => {
          fail('captcha-error', 'The captcha gave no token in time');
          drop();
        },
      });
      run = { resolve: (token) => (stop(), resolve(token)), reject: (error) => (stop(), reject(error)) };
      widget.execute().catch(failed);
    });
  }

  return {
    prepare() {
      getVendor().catch(() => {}); // the submit that needs it will try again and tell
    },
    execute(onChallengeOfCheck = () => {}) {
      onChallenge = onChallengeOfCheck;
      return (underWay ??= check().finally(() => (underWay = undefined)));
    },
    verified(value) {
      let isFresh = true;
      expireLast = () => (isFresh = false);
      run?.resolve({ value, isFresh: () => isFresh });
      run = undefined;
    },
    expired: () => expireLast(),
    failed,
    gone() {
      failed();
      vendor = undefined;
      isUsed = false;
    },
  };
}
