import { getConfig, type Captcha, type LeadKind } from '@adviser-widgets/core';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../draft/useDraft.ts';
import type { FieldPage, LeadFields, LeadValues } from '../fields/lead-field.ts';
import { useFields } from '../fields/useFields.ts';
import type { Delivery } from './delivery.tsx';
import { createLazyPart, type LazyPart } from './lazy-part.ts';
import { createLeadIdentity } from './lead-identity.ts';
import type { PressClock } from './press-clock.ts';
import { noCaptcha, type SubmissionState } from './submission.ts';
import { useSubmission, type Sending } from './useSubmission.ts';

/** Milliseconds that what the rules need may take to load before the form says that it is busy. */
const unnoticed = 300;

/** A lead form: which lead it is, which fields it has, and what the page adds. */
export interface LeadFormOptions extends FieldPage {
  readonly kind: LeadKind;
  readonly fields: LeadFields;
  /** Label of the analytics event; never a text that was typed. */
  readonly eventLabel: string | ((values: LeadValues) => string);
  /** Finds out what the rules need to know; called before each time they are asked. */
  readonly beforeRules?: (values: LeadValues) => Promise<void>;
  /** What the rules let through → the fields that are sent. */
  readonly toSend?: (values: LeadValues) => LeadValues;
  /** Where the kind has one, and the page calls it otherwise. */
  readonly honeypotName?: string;
  readonly campaignId?: string;
  readonly trackingNumber?: string;
  readonly adviserId?: string;
  /** Keeps what was typed in the tab until it is sent; default true. */
  readonly draft?: boolean;
}

/** What a lead form's markup needs. */
export interface LeadFormControl {
  readonly form: UseFormReturn<LeadValues>;
  readonly state: SubmissionState;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  readonly captchaBox: ReactNode;
  readonly parts: DeliveryControl['parts'];
  /** The fields hold what was typed before a reload. */
  readonly isRestored: boolean;
  /** Keeps what stands in the fields, should the page be reloaded. */
  readonly keepDraft: () => void;
  /** First sign of intent: starts loading the captcha, and what sends. */
  readonly prepare: () => void;
  readonly submit: () => void;
  /** Stops waiting for a connection; what was typed stays. */
  readonly stopWaiting: () => void;
  /** Back to an empty form. */
  readonly reset: () => void;
}

/** Everything a lead form does, without its looks: validate → captcha → validate → send (R1). */
export function useLeadForm(options: LeadFormOptions): LeadFormControl {
  const parts = useLeadParts(options);
  const { form, formRef, honeypotRef, control, delivery, draft } = parts;
  return {
    form,
    state: control.state,
    formRef,
    honeypotRef,
    captchaBox: delivery.box,
    parts: delivery.parts,
    isRestored: draft.isRestored,
    keepDraft: draft.keep,
    prepare: delivery.captcha.prepare,
    submit: () => control.submit<LeadValues>(pressOf(parts)),
    stopWaiting: control.reset,
    reset: () => {
      forget(parts);
      control.reset();
      control.emit('aw:reset');
    },
  };
}

type LeadParts = ReturnType<typeof useLeadParts>;

/** What a lead form is made of. */
function useLeadParts(options: LeadFormOptions) {
  const { fields, kind } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const control = useSubmission(formRef);
  const delivery = useDelivery(kind.honeypotName !== undefined);
  const { form, restore, ...asked } = useFields({ fields, formRef, check: delivery.check, page: options });
  const [identity] = useState(createLeadIdentity);
  const draft = useDraft({
    isOn: options.draft !== false,
    formName: kind.eventName,
    names: Object.keys(fields),
    identity,
    form,
    restore,
  });
  return { options, formRef, honeypotRef, control, delivery, form, asked, identity, draft };
}

/** What one press does, in this order. */
function pressOf(parts: LeadParts): Sending<LeadValues> {
  const { options, control, form, delivery, identity, draft } = parts;
  const { kind, fields, eventLabel } = options;
  return {
    validate: () => validate(parts),
    captcha: delivery.captcha,
    onAttempt() {
      const attempt = identity.begin();
      draft.keep(); // as which lead it is tried
      control.emit('aw:submit', attempt);
    },
    onInvalid() {
      const invalid = Object.keys(fields).filter((name) => form.getFieldState(name).invalid);
      control.emit('aw:error', { kind: 'invalid', fields: invalid });
    },
    send: (checked, captchaToken, clock) => send(parts, checked, { captchaToken, clock }),
    onSent() {
      control.track(kind.eventName, typeof eventLabel === 'string' ? eventLabel : eventLabel(form.getValues()));
      control.emit('aw:success', { submissionId: identity.tried()?.id });
      forget(parts); // what was typed leaves the page's memory
    },
  };
}

async function validate({ options, control, form, asked, draft }: LeadParts): Promise<LeadValues | undefined> {
  await draft.ready(); // a press may come before it
  if (asked.adopt()) draft.keep(); // the page may go before the rules have come
  const timer = setTimeout(control.sayBusy, unnoticed);
  try {
    await options.beforeRules?.(form.getValues());
    return await asked.ask();
  } finally {
    clearTimeout(timer);
  }
}

async function send(parts: LeadParts, checked: LeadValues, given: { captchaToken: string; clock: PressClock }): Promise<void> {
  const { options, honeypotRef, delivery, identity, draft } = parts;
  const lead = {
    ...options,
    values: options.toSend?.(checked) ?? checked,
    captcha: given.captchaToken,
    honeypot: { name: options.honeypotName ?? '', value: honeypotRef.current?.value ?? '' },
    nameFor(content: string) {
      const name = identity.nameFor(content);
      draft.keep(); // before it goes out: after a reload it is the same lead (row 21)
      return name;
    },
  };
  await delivery.send(lead, { captcha: delivery.captcha, clock: given.clock });
}

function forget({ identity, asked, draft }: LeadParts): void {
  identity.renew();
  asked.clear();
  draft.forget();
}

/** How one form's leads are checked and sent. Rejects with RequestError, also where what does it cannot be loaded. */
interface DeliveryControl extends Pick<Delivery, 'captcha' | 'check'> {
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
