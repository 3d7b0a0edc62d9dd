import { loadCaptcha, type Captcha, type Config } from '@adviser-widgets/core';
import type { ReactNode } from 'react';
import { createCaptchaBridge } from './captcha-bridge.ts';
import { CaptchaBox } from './CaptchaBox.tsx';
import { createVendorStage } from './vendor-stage.ts';

/** What the vendor's script needs of the page. */
export interface CaptchaPage {
  readonly getConfig: () => Config;
}

/**
 * An invisible captcha for one form (R9), which `show` puts into it. The vendor's component stays out of
 * the page until its script is there, as it would wait for ever.
 */
export function createFormCaptcha({ getConfig }: CaptchaPage, show: (box: ReactNode) => void): Captcha {
  const stage = createVendorStage();
  const load = async () => {
    const { captcha: vendor } = getConfig();
    await loadCaptcha(vendor.scriptUrl);
    show(<CaptchaBox siteKey={vendor.siteKey} captcha={captcha} stage={stage} />);
    return stage.onStage();
  };
  const captcha = createCaptchaBridge(load, () => show(undefined));
  return captcha;
}
