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
  /** The vendor issued a token. */
  verified(token: string): void;
  /** The last token expired. */
  expired(): void;
  /** The captcha lost its connection or broke. */
  failed(): void;
  /** The vendor's widget was unmounted with its form: the next check needs a new one. */
  gone(): void;
}

interface Run {
  resolve(token: CaptchaToken): void;
  reject(error: CaptchaError): void;
}

/** Milliseconds without a token and without a visible challenge before giving up. */
const tokenLimit = 10_000;

/**
 * Turns the vendor's callbacks into one promise per check. The vendor reports nothing when its script is
 * blocked or the visitor closes the challenge, so both are detected here. A visible challenge has no time
 * limit. A second check joins one under way, unless the page was left during it: its form has given that one
 * up (fault 41).
 *
 * `load` fetches the vendor's script and renders the widget, or rejects with a CaptchaError. `drop` removes
 * the widget and its challenge from the page, which calls `gone`. A widget that stays silent is dropped: its
 * frames may have failed to load while the connection was broken, and never load again.
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
      vendor = undefined; // the next check loads it again
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
      getVendor().catch(() => {}); // the press that needs it loads it again and reports
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
