import { CaptchaError, type Captcha, type CaptchaFailure, type CaptchaToken } from '@adviser-widgets/core';
import { watchChallenge } from './watch-challenge.ts';

export interface VendorCaptcha {
  execute(): Promise<void>;
  reset(): Promise<void>;
  readonly element: HTMLElement;
}

export interface CaptchaBridge extends Captcha {
  verified(token: string): void;
  expired(): void;
  failed(): void;
  /** Unmounted with its form: the next check needs a new widget. */
  gone(): void;
}

interface Run {
  resolve(token: CaptchaToken): void;
  reject(error: CaptchaError): void;
}

/** Milliseconds without a token and without a visible challenge. */
const tokenLimitMs = 10_000;

/**
 * The vendor reports neither a blocked script nor a closed challenge. A silent widget is dropped: its frames
 * may have failed, and never load again.
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
      vendor = undefined;
      throw error;
    }));

  async function check(): Promise<CaptchaToken> {
    const widget = await getVendor();
    if (isUsed) await widget.reset(); // a token is good for one request only
    isUsed = true;
    return new Promise((resolve, reject) => {
      const stop = watchChallenge(widget.element, {
        limit: tokenLimitMs,
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
      // A second check joins one under way, unless the page was left during it (fault 41).
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
