import { createLazyPart, getConfig, type LazyPart } from '@adviser-widgets/core';
import type { Captcha } from '@adviser-widgets/core/internal';
import { useState, type ReactNode } from 'react';
import type { Delivery } from './deliver-lead.tsx';
import { noCaptcha } from './submission.ts';

export interface DeliveryControl extends Pick<Delivery, 'captcha' | 'check'> {
  readonly send: (...given: Parameters<Delivery['send']>) => Promise<void>;
  readonly parts: Pick<Delivery, 'ErrorSummary' | 'SuccessPanel'> | undefined;
  readonly box: ReactNode;
}

/** Preview sends nothing, so it needs no captcha token. */
export function useDelivery(isChecked: boolean): DeliveryControl {
  const [box, setBox] = useState<ReactNode>();
  const [delivery] = useState(() =>
    createLazyPart("The form's own code", async () =>
      (await import('./deliver-lead.tsx')).createDelivery(setBox),
    ),
  );
  return {
    captcha:
      isChecked && !getConfig().preview ? captchaOf(delivery) : { ...noCaptcha, prepare: delivery.prepare },
    check: async (...given) => (await delivery.load()).check(...given),
    send: async (...given) => (await delivery.load()).send(...given),
    parts: delivery.loaded(),
    box,
  };
}

function captchaOf({ load }: LazyPart<Delivery>): Captcha {
  return {
    prepare: () =>
      void load().then(
        ({ captcha }) => captcha.prepare(),
        () => {},
      ), // the press that needs it loads it again and reports
    execute: async (onChallenge) => (await load()).captcha.execute(onChallenge),
  };
}
