import { message, reportError, track, type LeadKind, type MessageName } from '@adviser-widgets/core';
import { emit, type WidgetEvent } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { adoptControlValues } from './adopt-control-values.ts';
import { createDraftStore } from './draft.ts';
import type { FieldPage, LeadFields, LeadValues } from './lead-field.ts';
import { leadDefaults } from './lead-defaults.ts';
import { createSubmissionId } from './submission-id.ts';
import { createSubmission, waitOf, type SubmissionState } from './submission.ts';
import { useDelivery } from './useDelivery.ts';

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
  readonly honeypotName: string;
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
  const delivery = useDelivery();
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const [submission] = useState(createSubmission);
  const key = options.draft === false ? '' : `aw-draft ${location.pathname} ${host.name} ${host.id || kind.eventName}`;
  const [drafts] = useState(() => createDraftStore(key, names));
  const [draft, setDraft] = useState(drafts.read);
  const [submissionId] = useState(() => createSubmissionId(draft));
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const findText = (name: MessageName) => message(name, host.name);
  const form = useForm<LeadValues>({
    resolver: (values, _, asked) => delivery.check({ fields, defaults: leadDefaults(fields, options), findText }, values, asked),
    defaultValues: { ...leadDefaults(fields, options), ...draft?.values },
    shouldFocusError: false, // it goes by order of registration, not by order on the screen
    reValidateMode: 'onSubmit',
  });

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Back from the page cache: an answer under way is lost, so its outcome is unknown.
      if (persisted) submission.breakOff(new Error('The page was left while sending'));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [submission]);

  useEffect(() => {
    if (state.status !== 'failed' || !state.retryAfter) return;
    const timer = setTimeout(() => setState({ ...state, retryAfter: undefined }), state.retryAfter * 1000);
    return () => clearTimeout(timer);
  }, [state]);

  async function validate(): Promise<LeadValues | undefined> {
    adoptControlValues(formRef.current, form, names);
    const timer = setTimeout(() => submission.isBusy() && setState({ status: 'verifying' }), unnoticed);
    try {
      await options.beforeRules?.(form.getValues());
      return await new Promise((resolve, reject) => {
        form.handleSubmit(resolve, () => resolve(undefined))().catch(reject);
      });
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
      honeypot: { name: options.honeypotName, value: honeypotRef.current?.value ?? '' },
      submissionId: submissionId.current(),
    });
  }

  function tell(event: WidgetEvent, detail: object = {}): void {
    emit(host, event, { detail, fallback: formRef.current });
  }

  function onState(next: SubmissionState): void {
    if (next.status === 'invalid') tell('aw:error', { kind: 'invalid', fields: names.filter((name) => form.getFieldState(name).invalid) });
    if (next.status === 'failed') onFailed(next);
    if (next.status === 'succeeded') onSucceeded();
    setState(next);
  }

  function onFailed({ kind: failure, error }: SubmissionState & { status: 'failed' }): void {
    const text = error instanceof Error ? error.message : String(error);
    if (failure !== 'captcha-closed') reportError(text);
    tell('aw:error', { kind: failure, message: text });
  }

  function onSucceeded(): void {
    const label = typeof eventLabel === 'string' ? eventLabel : eventLabel(form.getValues());
    const event = { name: kind.eventName, category: 'Lead', label, action: 'Submit' };
    track(event, (pushed) => tell('aw:analytics', pushed));
    tell('aw:success', { submissionId: submissionId.current() });
    forget(); // what was typed leaves the page's memory
  }

  function forget(): void {
    submissionId.renew();
    form.reset(leadDefaults(fields, options));
    drafts.forget();
    setDraft(undefined);
  }

  const keepDraft = () => drafts.save(form.getValues(), submissionId.current());

  return {
    form,
    state,
    formRef,
    honeypotRef,
    captchaBox: delivery.box,
    isRestored: draft !== undefined,
    keepDraft,
    prepare: delivery.captcha.prepare,
    submit: () => {
      if (waitOf(state) > 0) return;
      void submission.submit<LeadValues>({
        validate,
        captcha: delivery.captcha,
        send,
        isOnline: () => navigator.onLine !== false,
        whenOnline: (signal) => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal })),
        onAttempt: () => {
          keepDraft(); // what was filled in without any event too: after a reload it is the same lead (row 21)
          tell('aw:submit', { submissionId: submissionId.current(), attempt: submissionId.countAttempt() });
        },
        onState,
      });
    },
    reset: () => {
      submission.abandon();
      forget();
      setState({ status: 'idle' });
      tell('aw:reset');
    },
  };
}
