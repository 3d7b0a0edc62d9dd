import { CaptchaError, type Captcha, type CaptchaToken } from '@adviser-widgets/core';
import { watchChallenge } from './watch-challenge.ts';

/** What a rendered vendor widget can do. */
export interface VendorCaptcha {
  execute(): Promise<void>;
  reset(): Promise<void>;
  /** The element the vendor rendered into. */
  readonly element: HTMLElement;
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
 * has no time limit.
 */
export class CaptchaBridge implements Captcha {
  private vendor: Promise<VendorCaptcha> | undefined;
  private readonly load: () => Promise<VendorCaptcha>;
  private run: Run | undefined;
  private expireLast: () => void = () => {};
  private isUsed = false;

  /** `load` brings the vendor's script and renders it; it rejects with a CaptchaError. */
  constructor(load: () => Promise<VendorCaptcha>) {
    this.load = load;
  }

  prepare(): void {
    this.widget().catch(() => {}); // the submit that needs it will try again and tell
  }

  async execute(): Promise<CaptchaToken> {
    const widget = await this.widget();
    if (this.isUsed) await widget.reset(); // a token is good for one request only
    this.isUsed = true;
    return new Promise((resolve, reject) => {
      const stop = watchChallenge(widget.element, {
        limit: tokenLimit,
        onClosed: () => this.fail(new CaptchaError('captcha-closed', 'The visitor closed the captcha challenge')),
        onSilent: () => this.fail(new CaptchaError('captcha-error', 'The captcha gave no token in time')),
      });
      this.run = {
        resolve: (token) => (stop(), resolve(token)),
        reject: (error) => (stop(), reject(error)),
      };
      widget.execute().catch(() => this.failed());
    });
  }

  /** Vendor callback: a token. */
  readonly verified = (value: string): void => {
    let isFresh = true;
    this.expireLast = () => (isFresh = false);
    this.run?.resolve({ value, isFresh: () => isFresh });
    this.run = undefined;
  };

  /** Vendor callback: the last token ran out. */
  readonly expired = (): void => this.expireLast();

  /** Vendor callback: the captcha lost its connection or broke. */
  readonly failed = (): void => this.fail(new CaptchaError('captcha-error', 'The captcha reported an error'));

  private fail(error: CaptchaError): void {
    this.run?.reject(error);
    this.run = undefined;
  }

  private widget(): Promise<VendorCaptcha> {
    this.vendor ??= this.load().catch((error: unknown) => {
      this.vendor = undefined; // the next try loads again
      throw error;
    });
    return this.vendor;
  }
}
