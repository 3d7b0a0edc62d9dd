import type { LeadKind } from '@adviser-widgets/core';
import { useIsHydrating, useWidgetHost } from '@adviser-widgets/widget/react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createDraftStore } from './draft.ts';
import type { FieldPage, LeadFields, LeadValues } from './lead-field.ts';
import { createSubmissionId } from './submission-id.ts';
import type { SubmissionState } from './submission.ts';
import { useDelivery, type Delivery } from './useDelivery.ts';
import { useFields } from './useFields.ts';
import { useSubmission } from './useSubmission.ts';

/** Milliseconds that what the rules need may take to come before the form says that it is busy. */
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
  readonly parts: Delivery['parts'];
  /** The fields hold what was typed before a reload. */
  readonly isRestored: boolean;
  /** Keeps what stands in the fields, should the page be reloaded. */
  readonly keepDraft: () => void;
  /** First sign of intent: starts loading the captcha, and what sends. */
  readonly prepare: () => void;
  readonly submit: () => void;
  /** Back to an empty form. */
  readonly reset: () => void;
}

/** Everything a lead form does, without its looks: validate → captcha → validate → send (R1). */
export function useLeadForm(options: LeadFormOptions): LeadFormControl {
  const { fields, kind, eventLabel } = options;
  const names = Object.keys(fields);
  const host = useWidgetHost();
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission(formRef);
  const delivery = useDelivery(kind.honeypotName !== undefined);
  const key = options.draft === false ? '' : `aw-draft ${globalThis.location?.pathname} ${host.name} ${host.id || kind.eventName}`;
  const [drafts] = useState(() => createDraftStore(key, names));
  const [draft, setDraft] = useState(drafts.read);
  const isHydrating = useIsHydrating();
  const [submissionId] = useState(() => createSubmissionId(draft));
  const honeypotRef = useRef<HTMLInputElement>(null);
  const { form, ...asked } = useFields({ fields, formRef, check: delivery.check, page: options, kept: draft?.values });

  async function validate(): Promise<LeadValues | undefined> {
    asked.adopt();
    const timer = setTimeout(submission.sayBusy, unnoticed);
    try {
      await options.beforeRules?.(form.getValues());
      return await asked.ask();
    } finally {
      clearTimeout(timer);
    }
  }

  function send(values: LeadValues, captchaToken: string): Promise<void> {
    return delivery.send({
      ...options,
      kind,
      values: options.toSend?.(values) ?? values,
      captcha: captchaToken,
      honeypot: { name: options.honeypotName ?? '', value: honeypotRef.current?.value ?? '' },
      submissionId: submissionId.current(),
    });
  }

  function onSent(): void {
    submission.track(kind.eventName, typeof eventLabel === 'string' ? eventLabel : eventLabel(form.getValues()));
    submission.tell('aw:success', { submissionId: submissionId.current() });
    forget(); // what was typed leaves the page's memory
  }

  function forget(): void {
    submissionId.renew();
    asked.clear();
    drafts.forget();
    setDraft(undefined);
  }

  const keepDraft = () => drafts.save(form.getValues(), submissionId.current());

  return {
    form,
    state: submission.state,
    formRef,
    honeypotRef,
    captchaBox: delivery.box,
    parts: delivery.parts,
    isRestored: draft !== undefined && !isHydrating,
    keepDraft,
    prepare: delivery.captcha.prepare,
    submit: () => {
      submission.submit<LeadValues>({
        validate,
        captcha: delivery.captcha,
        send,
        onAttempt: () => {
          keepDraft(); // what was filled in without any event too: after a reload it is the same lead (row 21)
          submission.tell('aw:submit', { submissionId: submissionId.current(), attempt: submissionId.countAttempt() });
        },
        onInvalid: () => submission.tell('aw:error', { kind: 'invalid', fields: names.filter((name) => form.getFieldState(name).invalid) }),
        onSent,
      });
    },
    reset: () => {
      forget();
      submission.reset();
      submission.tell('aw:reset');
    },
  };
}
