import { getConfig, type LeadKind } from '@adviser-widgets/core';
import { onConfigChange } from '@adviser-widgets/core/internal';
import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../draft/useDraft.ts';
import { controlsOf } from '../fields/controls.ts';
import type { FieldPage, LeadField, LeadFields, LeadValues } from '../fields/lead-field.ts';
import { useFields } from '../fields/useFields.ts';
import type { WrongField } from '../fields/wrong-field.ts';
import { leadDestination, pagePlace, type LeadDestination } from './lead-destination.ts';
import { createLeadIdentity } from './lead-identity.ts';
import type { PressClock } from './press-clock.ts';
import type { SubmissionState } from './submission.ts';
import { useDelivery, type DeliveryControl } from './useDelivery.ts';
import { useSubmission, type Sending } from './useSubmission.ts';

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
  /** What else makes it another lead, such as the request that a survey is about. */
  readonly about?: string;
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

/** The behaviour of a lead form, without its markup: validate → captcha → validate → send. */
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
  const config = useSyncExternalStore(onConfigChange, getConfig, getConfig);
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const control = useSubmission(formRef);
  const delivery = useDelivery(kind.honeypotName !== undefined);
  const { form, restore, clear, ...asked } = useFields({ fields, check: delivery.check, page: options });
  const [identity] = useState(createLeadIdentity);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // Not with the press that passes: the second half of a double click would meet what moves up.
  if (wrong.length > 0 && isOver(control.state)) setWrong([]);
  const draft = useDraft({
    isOn: options.draft !== false,
    place: pagePlace(options, config),
    names: Object.keys(fields),
    identity,
    form,
    restore,
    clear,
  });
  return {
    options,
    formRef,
    honeypotRef,
    control,
    delivery,
    form,
    asked,
    clear,
    identity,
    draft,
    wrong,
    setWrong,
  };
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
    onAttempt(checked) {
      const attempt = identity.begin(destinationOf(options, checked));
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
  { form }: LeadParts,
  [name, field]: readonly [name: string, field: LeadField],
): WrongField[] {
  const { invalid, error } = form.getFieldState(name);
  if (!invalid) return [];
  return [{ name, field, id: controlsOf(form, name)[0]?.id ?? '', error: error?.message ?? '' }];
}

async function validate({ options, form, asked, draft }: LeadParts): Promise<LeadValues | undefined> {
  await draft.ready(); // a press may come before the draft is restored
  if (asked.adopt()) draft.keep(); // the page may be left before the rules have loaded
  await options.beforeRules?.(form.getValues());
  return asked.ask();
}

function destinationOf(options: LeadFormOptions, checked: LeadValues): LeadDestination {
  const { AdviserId = '' } = sentValues(options, checked);
  return leadDestination(options, AdviserId, getConfig());
}

function sentValues({ toSend }: LeadFormOptions, checked: LeadValues): LeadValues {
  return toSend?.(checked) ?? checked;
}

async function send(
  parts: LeadParts,
  checked: LeadValues,
  given: { captchaToken: string; clock: PressClock },
): Promise<void> {
  const { options, honeypotRef, delivery, identity, draft } = parts;
  const lead = {
    ...options,
    values: sentValues(options, checked),
    captcha: given.captchaToken,
    honeypot: { name: options.honeypotName ?? '', value: honeypotRef.current?.value ?? '' },
    nameFor(content: string) {
      const name = identity.nameFor(content, destinationOf(options, checked));
      draft.keep(); // before it is sent: after a reload it is still the same lead
      return name;
    },
  };
  await delivery.send(lead, { captcha: delivery.captcha, clock: given.clock });
}

function forget({ identity, clear, draft }: LeadParts): void {
  identity.renew();
  clear();
  draft.forget();
}
