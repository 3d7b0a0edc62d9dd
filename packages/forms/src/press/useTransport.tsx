import { getConfig } from '@adviser-widgets/core';
import { CaptchaError, type Captcha } from '@adviser-widgets/core/internal';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formCode, type FormCode } from '../form/form-code.ts';
import type { UnnamedLead } from '../lead/deliver-lead.ts';
import type { PressClock } from './press-clock.ts';
import { noCaptcha } from './submission.ts';

/** What takes one form's leads to the API: tokens, requests and their repeats. */
export interface Transport {
  readonly captcha: Captcha;
  /** Rejects with RequestError. */
  send(lead: UnnamedLead, clock: PressClock): Promise<void>;
  /** `undefined` before the first sign of intent. */
  readonly code: FormCode | undefined;
  /** Render it at the end of the form. */
  readonly captchaBox: ReactNode;
}

/** Loads the form's code at the first sign of intent. A preview sends nothing, so it needs no token. */
export function useTransport(isChecked: boolean): Transport {
  const [code, setCode] = useState<FormCode>();
  const box = useRef<Captcha>(null);
  const hasCaptcha = isChecked && !getConfig().preview;

  /** The captcha is in the page afterwards. */
  async function load(): Promise<FormCode> {
    const loaded = await formCode.load();
    if (!code) flushSync(() => setCode(loaded));
    return loaded;
  }

  const captcha: Captcha = {
    prepare() {
      load().catch(() => {}); // the press that needs it loads it again and reports
      box.current?.prepare();
    },
    async execute(onChallenge) {
      await load();
      if (!hasCaptcha) return noCaptcha.execute();
      if (!box.current) throw new CaptchaError('captcha-error', 'The form was removed from the page');
      return box.current.execute(onChallenge);
    },
  };
  return {
    captcha,
    async send(lead, clock) {
      const { deliverLead } = await load();
      return deliverLead(lead, { captcha, clock });
    },
    code,
    captchaBox: hasCaptcha && code && <code.CaptchaBox handle={box} />,
  };
}
