import { getConfig, type Captcha } from '@adviser-widgets/core';
import { useState, type ReactNode } from 'react';
import type { Delivery } from './delivery.tsx';
import { createLazyPart, type LazyPart } from './lazy-part.ts';
import { noCaptcha } from './submission.ts';

/** How one form's leads are checked and sent. Rejects with RequestError, also where what does it cannot be loaded. */
export interface DeliveryControl extends Pick<Delivery, 'captcha' | 'check'> {
  readonly send: (...given: Parameters<Delivery['send']>) => Promise<void>;
  /** What is drawn after a press; by then it has loaded. */
  readonly parts: Pick<Delivery, 'ErrorSummary' | 'SuccessPanel'> | undefined;
  /** The part of the form that the captcha renders into. */
  readonly box: ReactNode;
}

/** `isChecked`: its leads need a token; in preview, where nothing is sent, none does. */
export function useDelivery(isChecked: boolean): DeliveryControl {
  const [box, setBox] = useState<ReactNode>();
  const [delivery] = useState(() => createLazyPart(async () => (await import('./delivery.tsx')).createDelivery(setBox)));
  return {
    captcha: isChecked && !getConfig().preview ? captchaOf(delivery) : { ...noCaptcha, prepare: delivery.prepare },
    check: async (...given) => (await delivery.load()).check(...given),
    send: async (...given) => (await delivery.load()).send(...given),
    parts: delivery.loaded(),
    box,
  };
}

function captchaOf({ load }: LazyPart<Delivery>): Captcha {
  return {
    prepare: () => void load().then(({ captcha }) => captcha.prepare(), () => {}), // the press that needs it loads it again and reports
    execute: async (onChallenge) => (await load()).captcha.execute(onChallenge),
  };
}
