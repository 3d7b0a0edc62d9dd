import type { LeadKind } from '@adviser-widgets/core';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldPage, LeadFields, LeadValues } from '../fields/lead-field.ts';
import { createLeadIdentity } from './lead-identity.ts';
import type { PressClock } from './press-clock.ts';
import type { SubmissionState } from './submission.ts';
import { useDelivery, type DeliveryControl } from './useDelivery.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useFields } from '../fields/useFields.ts';
import { useSubmission } from './useSubmission.ts';

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
  const { fields, kind, eventLabel } = options;
  const names = Object.keys(fields);
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const control = useSubmission(formRef);
  const delivery = useDelivery(kind.honeypotName !== undefined);
  const { form, restore, ...asked } = useFields({ fields, formRef, check: delivery.check, page: options });
  const [identity] = useState(createLeadIdentity);
  const draft = useDraft({ isOn: options.draft !== false, formName: kind.eventName, names, identity, form, restore });

  async function validate(): Promise<LeadValues | undefined> {
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

  async function send(checked: LeadValues, captchaToken: string, clock: PressClock): Promise<void> {
    const values = options.toSend?.(checked) ?? checked;
    const nameFor = (content: string) => {
      const name = identity.nameFor(content);
      draft.keep(); // before it goes out: after a reload it is the same lead (row 21)
      return name;
    };
    const honeypot = { name: options.honeypotName ?? '', value: honeypotRef.current?.value ?? '' };
    await delivery.send({ ...options, kind, values, captcha: captchaToken, honeypot, nameFor }, { captcha: delivery.captcha, clock });
  }

  function onAttempt(): void {
    const attempt = identity.begin();
    draft.keep(); // as which lead it is tried
    control.tell('aw:submit', attempt);
  }

  function onSent(): void {
    control.track(kind.eventName, typeof eventLabel === 'string' ? eventLabel : eventLabel(form.getValues()));
    control.tell('aw:success', { submissionId: identity.tried()?.id });
    forget(); // what was typed leaves the page's memory
  }

  function forget(): void {
    identity.renew();
    asked.clear();
    draft.forget();
  }

  const onInvalid = () => control.tell('aw:error', { kind: 'invalid', fields: names.filter((name) => form.getFieldState(name).invalid) });

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
    submit: () => control.submit<LeadValues>({ validate, captcha: delivery.captcha, send, onAttempt, onInvalid, onSent }),
    stopWaiting: control.reset,
    reset: () => {
      forget();
      control.reset();
      control.tell('aw:reset');
    },
  };
}
