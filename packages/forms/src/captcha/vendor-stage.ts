import { CaptchaError } from '@adviser-widgets/core';
import type { VendorCaptcha } from './captcha-bridge.ts';

/** Knows the vendor's widget while it stands in the page: it goes with the form, and comes again with it. */
export interface VendorStage {
  enter(vendor: VendorCaptcha): void;
  leave(): void;
  /**
   * The widget, once it stands there.
   * @throws {CaptchaError} when the vendor renders none, as with a site key it does not know
   */
  onStage(): Promise<VendorCaptcha>;
}

/** Milliseconds the vendor may take to render. */
const limit = 10_000;

export function createVendorStage(): VendorStage {
  let current: VendorCaptcha | undefined;
  const waiting = new Set<(vendor: VendorCaptcha) => void>();
  return {
    enter(vendor) {
      current = vendor;
      waiting.forEach((tell) => tell(vendor));
      waiting.clear();
    },
    leave: () => (current = undefined),
    onStage() {
      if (current) return Promise.resolve(current);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new CaptchaError('captcha-error', 'The captcha was not shown; check captcha.siteKey in the configuration'));
        }, limit);
        waiting.add((vendor) => {
          clearTimeout(timer);
          resolve(vendor);
        });
      });
    },
  };
}
