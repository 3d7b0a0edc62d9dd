import { createLazyPart } from '@adviser-widgets/core';
import { type Referral, reportError, toJson } from '@adviser-widgets/core/internal';
import { useFields, useSubmission, type FieldsControl, type SubmissionControl } from '@adviser-widgets/forms';
import { focusFirst, focusInvalid, isBusy, type Sending } from '@adviser-widgets/forms/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { attributes } from '../definition.ts';
import { programmeText } from '../texts.ts';
import { referralFields } from './referral-fields.ts';
import { hasPhone, isBlank, parseReferrals, toSend } from './referral-list.ts';
import type { StepFacts } from '../steps/step-facts.ts';
import { useKeptIdentity } from '../customer/useKeptIdentity.ts';
import { useReferralList, type ReferralList } from './useReferralList.ts';

const delivery = createLazyPart(
  "The form's own code",
  async () => (await import('../programme-delivery.ts')).programmeDelivery,
);

interface ReferralsOptions extends Pick<StepFacts, 'customer' | 'draft' | 'onDone'> {
  readonly campaignId?: string | undefined;
}

export interface ReferralsControl extends Pick<SubmissionControl, 'state'>, Pick<FieldsControl, 'form'> {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly list: Pick<ReferralList, 'shown' | 'said'>;
  /** The rules failed to load. */
  readonly isAddFailed: boolean;
  readonly prepare: () => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  readonly submit: () => void;
  readonly stopWaiting: () => void;
  /** "No, thanks": sends nothing. */
  readonly decline: () => void;
}

export function useReferrals(options: ReferralsOptions): ReferralsControl {
  const parts = useReferralParts(options);
  const { submission, identity, list, form, element, formRef, adding } = parts;
  const whenIdle = (action: () => void) => !isBusy(submission.state) && action();
  return {
    state: submission.state,
    form,
    element,
    formRef,
    list,
    isAddFailed: parts.isAddFailed,
    prepare() {
      parts.fields.prepare();
      delivery.prepare();
    },
    add: () => whenIdle(() => void (adding.current ??= addEntry(parts))),
    remove: (index) =>
      whenIdle(() => {
        list.remove(index);
        identity.keep();
      }),
    submit: () => (isNothingGiven(parts) ? finish(parts) : submission.submit(pressOf(parts))),
    stopWaiting: submission.reset,
    decline: () =>
      whenIdle(() => {
        submission.reset(); // drops a submission whose entry is still being checked
        finish(parts);
      }),
  };
}

type ReferralParts = ReturnType<typeof useReferralParts>;

function useReferralParts(options: ReferralsOptions) {
  const { name: widget } = useWidgetHost();
  const element = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission(formRef);
  const list = useReferralList(element);
  const { form, ...fields } = useFields({ fields: referralFields });
  const identity = useKeptIdentity({
    what: 'referrals',
    isKept: options.draft,
    customer: options.customer,
    current: () => toSend(list.current()),
    parse: parseReferrals,
    onRestore: list.restore,
  });
  const adding = useRef<Promise<void>>(undefined);
  const [isAddFailed, setAddFailed] = useState(false);
  const [complaints, complain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (complaints > 0) focusInvalid(formRef.current);
  }, [complaints]);
  return {
    options,
    widget,
    element,
    formRef,
    submission,
    list,
    form,
    fields,
    identity,
    adding,
    isAddFailed,
    setAddFailed,
    complain,
  };
}

/** Returns `undefined` if a field is invalid; its error is then shown. */
async function readEntry({ fields, form, list, widget }: ReferralParts): Promise<Referral | undefined> {
  const values = await fields.ask();
  if (!values) return undefined;
  const { formFullName = '', formPhone = '', formGroupRelation = '' } = values;
  if (!hasPhone(list.current(), formPhone)) return { formFullName, formPhone, formGroupRelation };
  form.setError('formPhone', programmeText('formPhoneRepeated', widget));
  return undefined;
}

function take({ list, identity, fields }: ReferralParts, entry: Referral): void {
  list.add(entry);
  identity.keep();
  fields.clear();
}

async function addEntry(parts: ReferralParts): Promise<void> {
  try {
    const entry = await readEntry(parts);
    parts.setAddFailed(false);
    if (!entry) return complainOf(parts);
    take(parts, entry);
    focusFirst(parts.formRef.current, '[name="formFullName"]');
  } catch (error) {
    parts.setAddFailed(true);
    reportError(`The code that checks referrals could not be loaded: ${String(error)}`);
    parts.submission.emit('aw:error', { kind: 'network' });
  } finally {
    parts.adding.current = undefined;
  }
}

function complainOf({ form, submission, complain }: ReferralParts): void {
  const names = Object.keys(referralFields).filter((name) => form.errorOf(name) !== undefined);
  submission.emit('aw:error', { kind: 'invalid', fields: names });
  complain();
}

function pressOf(parts: ReferralParts): Sending<readonly Referral[]> {
  const { submission, identity, options } = parts;
  const { customer, campaignId } = options;
  return {
    validate: () => validate(parts),
    onAttempt: () => submission.emit('aw:submit', identity.begin()),
    onInvalid: () => complainOf(parts),
    async send(referrals, _token, clock) {
      const content = { customer, campaignId, referrals };
      const name = identity.nameFor(toJson(content));
      await (await delivery.load()).sendReferrals({ ...content, submission: name, timeout: clock.left() });
    },
    onSent() {
      submission.track('gift_referral', attributes.heading.default);
      submission.emit('aw:success', { submissionId: identity.id() });
      finish(parts);
    },
  };
}

async function validate(parts: ReferralParts): Promise<readonly Referral[] | undefined> {
  await parts.identity.ready();
  return (await addTyped(parts)) ? toSend(parts.list.current()) : undefined;
}

/** Adds what is typed but not yet added, so that nothing is silently dropped. Returns false if it is invalid. */
async function addTyped(parts: ReferralParts): Promise<boolean> {
  await parts.adding.current;
  if (isBlank(parts.fields.values())) return true;
  const entry = await readEntry(parts);
  if (entry) take(parts, entry);
  return entry !== undefined;
}

function isNothingGiven({ fields, adding, list }: ReferralParts): boolean {
  return !adding.current && list.current().length === 0 && isBlank(fields.values());
}

function finish({ identity, options }: ReferralParts): void {
  identity.forget();
  options.onDone();
}
