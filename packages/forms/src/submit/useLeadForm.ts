import { createLazyPart, getConfig, type Captcha, type LazyPart, type LeadKind } from '@adviser-widgets/core';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../draft/useDraft.ts';
import type { FieldPage, LeadField, LeadFields, LeadValues } from '../fields/lead-field.ts';
import { useFields } from '../fields/useFields.ts';
import type { Delivery } from './delivery.tsx';
import { createLeadIdentity } from './lead-identity.ts';
import type { PressClock } from './press-clock.ts';
import { noCaptcha, type SubmissionState } from './submission.ts';
import { useSubmission, type Sending } from './useSubmission.ts';

/** Milliseconds that validation may take to load its code before the form shows that it is busy. */
const unnoticedMs = 300;

/** Options of a lead form: its kind of lead, its fields, and what the page adds. */
export interface LeadFormOptions extends FieldPage {
  /** One of `leadKinds`: where it goes, and how. */
  readonly kind: LeadKind;
  /** By the names they are sent under, in screen order. */
  readonly fields: LeadFields;
  /** Of the analytics event; never text that the visitor typed. */
  readonly eventLabel: string | ((values: LeadValues) => string);
  /** Looks up what the rules depend on; called before each validation. */
  readonly beforeRules?: (values: LeadValues) => Promise<void>;
  /** Maps validated values to the fields that are sent. */
  readonly toSend?: (values: LeadValues) => LeadValues;
  /** Of the hidden field for robots, if the page has one of the usual name. */
  readonly honeypotName?: string;
  /** Sent with the lead. */
  readonly campaignId?: string;
  /** Sent with the lead. */
  readonly trackingNumber?: string;
  /** Sent with the lead: the adviser whose page it is. */
  readonly adviserId?: string;
  /** Keeps what was typed in the tab until it is sent; default true. */
  readonly draft?: boolean;
}

/** What a lead form's markup needs. */
export interface LeadFormControl {
  /** For LeadFieldControl, or to read and set values. */
  readonly form: UseFormReturn<LeadValues>;
  /** For SendButton and FormStatus. */
  readonly state: SubmissionState;
  /** What the last press found wrong, in screen order; corrections do not change it. */
  readonly wrong: readonly WrongField[];
  /** For the form. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** For the hidden field for robots, if there is one. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** Render it at the end of the form. */
  readonly captchaBox: ReactNode;
  /** Parts that load with the rules; `undefined` until then. */
  readonly parts: DeliveryControl['parts'];
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  /** For the form's change. */
  readonly keepDraft: () => void;
  /** Call it at the first sign of intent. */
  readonly prepare: () => void;
  /** For a press. */
  readonly submit: () => void;
  /** Stops waiting for a connection. */
  readonly stopWaiting: () => void;
  /** Forgets what was typed, for another lead. */
  readonly reset: () => void;
}

/** A field that a press found wrong, as a summary lists it. */
export interface WrongField {
  readonly name: string;
  readonly field: LeadField;
  /** The id of its control. */
  readonly id: string;
  readonly error: string;
}

/** The behaviour of a lead form, without its markup: validate → captcha → validate → send (R1). */
export function useLeadForm(options: LeadFormOptions): LeadFormControl {
  const parts = useLeadParts(options);
  const { form, formRef, honeypotRef, control, delivery, draft } = parts;
  return {
    form,
    state: control.state,
    wrong: parts.wrong,
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

function useLeadParts(options: LeadFormOptions) {
  const { fields, kind } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const control = useSubmission(formRef);
  const delivery = useDelivery(kind.honeypotName !== undefined);
  const { form, restore, ...asked } = useFields({ fields, formRef, check: delivery.check, page: options });
  const [identity] = useState(createLeadIdentity);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // Not with the press that passes: the second half of a double click would meet what moves up.
  if (wrong.length > 0 && isOver(control.state)) setWrong([]);
  const draft = useDraft({
    isOn: options.draft !== false,
    formName: kind.eventName,
    names: Object.keys(fields),
    identity,
    form,
    restore,
  });
  return { options, formRef, honeypotRef, control, delivery, form, asked, identity, draft, wrong, setWrong };
}

/** The last press passed the rules, or its form is empty again. */
function isOver(state: SubmissionState): boolean {
  return ['failed', 'offline', 'idle'].includes(state.status);
}

function pressOf(parts: LeadParts): Sending<LeadValues> {
  const { options, control, form, delivery, identity, draft } = parts;
  const { kind, fields, eventLabel } = options;
  return {
    validate: () => validate(parts),
    captcha: delivery.captcha,
    onAttempt() {
      const attempt = identity.begin();
      draft.keep(); // records which lead this attempt belongs to
      control.emit('aw:submit', attempt);
    },
    onInvalid() {
      const wrong = Object.entries(fields).flatMap((entry) => wrongField(parts, entry));
      parts.setWrong(wrong);
      control.emit('aw:error', { kind: 'invalid', fields: wrong.map(({ name }) => name) });
    },
    send: (checked, captchaToken, clock) => send(parts, checked, { captchaToken, clock }),
    onSent() {
      control.track(
        kind.eventName,
        typeof eventLabel === 'string' ? eventLabel : eventLabel(form.getValues()),
      );
      control.emit('aw:success', { submissionId: identity.tried()?.id });
      forget(parts); // what was typed leaves the page's memory
    },
  };
}

function wrongField(
  { form, formRef }: LeadParts,
  [name, field]: readonly [name: string, field: LeadField],
): WrongField[] {
  const { invalid, error } = form.getFieldState(name);
  if (!invalid) return [];
  const id = formRef.current?.querySelector(`[name="${name}"]`)?.id ?? '';
  return [{ name, field, id, error: error?.message ?? '' }];
}

async function validate({
  options,
  control,
  form,
  asked,
  draft,
}: LeadParts): Promise<LeadValues | undefined> {
  await draft.ready(); // a press may come before the draft is restored
  if (asked.adopt()) draft.keep(); // the page may be left before the rules have loaded
  const timer = setTimeout(control.sayBusy, unnoticedMs);
  try {
    await options.beforeRules?.(form.getValues());
    return await asked.ask();
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  parts: LeadParts,
  checked: LeadValues,
  given: { captchaToken: string; clock: PressClock },
): Promise<void> {
  const { options, honeypotRef, delivery, identity, draft } = parts;
  const lead = {
    ...options,
    values: options.toSend?.(checked) ?? checked,
    captcha: given.captchaToken,
    honeypot: { name: options.honeypotName ?? '', value: honeypotRef.current?.value ?? '' },
    nameFor(content: string) {
      const name = identity.nameFor(content);
      draft.keep(); // before it is sent: after a reload it is still the same lead (row 21)
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

interface DeliveryControl extends Pick<Delivery, 'captcha' | 'check'> {
  readonly send: (...given: Parameters<Delivery['send']>) => Promise<void>;
  readonly parts: Pick<Delivery, 'ErrorSummary' | 'SuccessPanel'> | undefined;
  readonly box: ReactNode;
}

/** Preview sends nothing, so it needs no captcha token. */
export function useDelivery(isChecked: boolean): DeliveryControl {
  const [box, setBox] = useState<ReactNode>();
  const [delivery] = useState(() =>
    createLazyPart("The form's own code", async () =>
      (await import('./delivery.tsx')).createDelivery(setBox),
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
