import { consentTo, getConfig, getPolicy, onConsent, type Captcha } from '@adviser-widgets/core';
import type { Lead } from '@adviser-widgets/core/leads';
import { useState, type ReactNode } from 'react';
import type { checkLead } from './check-lead.ts';
import { bring, createLazyCaptcha } from './lazy-captcha.ts';

/** How one form's leads are checked and sent. */
export interface Delivery {
  readonly captcha: Captcha;
  /** Asks the rules; rejects as the captcha does where its code cannot be had. */
  readonly check: typeof checkLead;
  /** The part of the form that the bot check renders into. */
  readonly box: ReactNode;
  /** Rejects with RequestError. */
  readonly send: (lead: Lead) => Promise<void>;
}

/** In preview nothing is sent, so nobody needs a token. */
const noCheck: Captcha = { prepare() {}, execute: () => Promise.resolve({ value: '', isFresh: () => true }) };

/** The code of all this is a download of its own, on the first sign of intent: a form that nobody touches never has it. */
const load = () => import('./delivery.ts');

export function useDelivery(): Delivery {
  const [box, setBox] = useState<ReactNode>();
  const [captcha] = useState(() => createLazyCaptcha(async () => (await load()).createFormCaptcha({ getConfig, getPolicy }, setBox)));
  return {
    captcha: getConfig().preview ? noCheck : captcha,
    box,
    check: async (...given) => (await bring(load)).checkLead(...given),
    send: async (lead) => (await load()).deliverLead(lead, { config: getConfig(), consentTo, onConsent }, captcha),
  };
}
