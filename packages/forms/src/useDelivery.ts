import { getConfig, type Captcha, type Lead, type SubmissionName } from '@adviser-widgets/core';
import { useState, type ReactNode } from 'react';
import type { checkLead } from './check-lead.ts';
import { bring, createLazyCaptcha } from './lazy-captcha.ts';
import { noCaptcha } from './no-captcha.ts';
import type { PressClock } from './press-clock.ts';

/** A lead that gets its name as it is sent. */
export interface UnnamedLead extends Omit<Lead, 'submission'> {
  /** Called with what the lead says, before it goes out. */
  readonly nameFor: (content: string) => SubmissionName;
}

/** How one form's leads are checked and sent. */
export interface Delivery {
  readonly captcha: Captcha;
  /** Asks the rules; rejects where their code cannot be fetched. */
  readonly check: typeof checkLead;
  /** What is drawn after a press; by then it is there. */
  readonly parts: Pick<DeliveryCode, 'ErrorSummary' | 'SuccessPanel'> | undefined;
  /** The part of the form that the bot check renders into. */
  readonly box: ReactNode;
  /** Rejects with RequestError. */
  readonly send: (lead: UnnamedLead, clock: PressClock) => Promise<void>;
}

/** The code of all this is a download of its own, on the first sign of intent: a form that nobody touches never has it. */
const load = async () => (code = await import('./delivery.ts'));

let code: DeliveryCode | undefined;

type DeliveryCode = typeof import('./delivery.ts');

const unchecked: Captcha = { ...noCaptcha, prepare: () => void load().catch(() => {}) }; // the press that needs it will try again and tell

/** `isChecked`: its leads need a token; in preview, where nothing is sent, none does. */
export function useDelivery(isChecked: boolean): Delivery {
  const [box, setBox] = useState<ReactNode>();
  const [lazy] = useState(() => createLazyCaptcha(async () => (await load()).createFormCaptcha({ getConfig }, setBox)));
  const captcha = isChecked && !getConfig().preview ? lazy : unchecked;
  return {
    captcha,
    parts: code,
    box,
    check: async (...given) => (await bring(load)).checkLead(...given),
    async send({ nameFor, ...lead }, clock) {
      const { deliverLead, leadContent } = await bring(load);
      const config = getConfig();
      const submission = nameFor(leadContent(lead, config));
      await deliverLead({ ...lead, submission }, config, { captcha, clock });
    },
  };
}
