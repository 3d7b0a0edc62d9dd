import { getConfig, loadCaptcha, type Captcha } from '@adviser-widgets/core';
import type { ReactNode } from 'react';
import { createCaptchaBridge } from '../captcha/captcha-bridge.ts';
import { CaptchaBox } from '../captcha/CaptchaBox.tsx';
import { checkLead } from '../rules/check-lead.ts';
import { deliverLead } from './deliver-lead.ts';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { SuccessPanel } from '../form/SuccessPanel.tsx';
import { createVendorStage } from '../captcha/vendor-stage.ts';

/** What checks and sends the leads of one form, and shows how a press ended. */
export interface Delivery {
  readonly captcha: Captcha;
  readonly check: typeof checkLead;
  readonly send: typeof deliverLead;
  readonly ErrorSummary: typeof ErrorSummary;
  readonly SuccessPanel: typeof SuccessPanel;
}

/** `show` puts what the captcha renders into the form. */
export function createDelivery(show: (box: ReactNode) => void): Delivery {
  return { captcha: createFormCaptcha(show), check: checkLead, send: deliverLead, ErrorSummary, SuccessPanel };
}

/** An invisible captcha (R9). The vendor's component stays out of the page until its script is there, as it would wait for ever. */
function createFormCaptcha(show: (box: ReactNode) => void): Captcha {
  const stage = createVendorStage();
  const load = async () => {
    const { scriptUrl, siteKey } = getConfig().captcha;
    await loadCaptcha(scriptUrl);
    show(<CaptchaBox siteKey={siteKey} captcha={captcha} stage={stage} />);
    return stage.onStage();
  };
  const captcha = createCaptchaBridge(load, () => show(undefined));
  return captcha;
}
