import { reportError, type Referral } from '@adviser-widgets/core';
import { createLazyPart, focusFirst, focusInvalid, isBusy, useFields, useSubmission, type FieldsControl, type SubmissionControl } from '@adviser-widgets/forms';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { attributes } from './definition.ts';
import { programmeText } from './texts.ts';
import { referralFields } from './referral-fields.ts';
import { hasPhone, isBlank, parseReferrals, toSend } from './referral-list.ts';
import type { StepFacts } from './step-facts.ts';
import { useKeptIdentity } from './useKeptIdentity.ts';
import { useReferralList, type ReferralList } from './useReferralList.ts';

/** Milliseconds that the rules may take to load before the step says that it is busy. */
const unnoticed = 300;

const delivery = createLazyPart(async () => (await import('./programme-delivery.ts')).programmeDelivery);

interface ReferralsOptions extends Pick<StepFacts, 'customer' | 'draft' | 'onDone'> {
  readonly campaignId?: string | undefined;
}

/** What the step with the referrals is drawn with. */
export interface ReferralsControl extends Pick<SubmissionControl, 'state'>, Pick<FieldsControl, 'form'> {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly list: Pick<ReferralList, 'shown' | 'said'>;
  /** The rules could not be loaded, so that an entry could not be added. */
  readonly isAddFailed: boolean;
  /** First sign of intent: loads what checks and sends. */
  readonly prepare: () => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  readonly submit: () => void;
  /** Stops waiting for a connection. */
  readonly stopWaiting: () => void;
  /** 'No, thanks': nothing is sent (row 46). */
  readonly decline: () => void;
}

/** Collects referrals and sends them together (spec section 4, rows 45 and 46). */
export function useReferrals({ customer, campaignId, draft, onDone }: ReferralsOptions): ReferralsControl {
  const { name: widget } = useWidgetHost();
  const element = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission(element);
  const list = useReferralList(element);
  const { form, ...fields } = useFields({
    fields: referralFields,
    formRef,
    check: async (...given) => (await delivery.load()).check(...given),
  });
  const identity = useKeptIdentity({
    what: 'referrals',
    isKept: draft,
    customer,
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

  /** The entry as the rules leave it; `undefined` where a field is wrong, and shown so. */
  async function readEntry(): Promise<Referral | undefined> {
    fields.adopt();
    const values = await fields.ask();
    if (!values) return undefined;
    const { formFullName = '', formPhone = '', formGroupRelation = '' } = values;
    if (!hasPhone(list.current(), formPhone)) return { formFullName, formPhone, formGroupRelation };
    form.setError('formPhone', { message: programmeText('formPhoneRepeated', widget) });
    return undefined;
  }

  function onInvalid(): void {
    const names = Object.keys(referralFields).filter((name) => form.getFieldState(name).invalid);
    submission.tell('aw:error', { kind: 'invalid', fields: names });
    complain();
  }

  function take(entry: Referral): void {
    list.add(entry);
    identity.keep();
    fields.clear();
  }

  async function addEntry(): Promise<void> {
    try {
      const entry = await readEntry();
      setAddFailed(false);
      if (!entry) return onInvalid();
      take(entry);
      focusFirst(formRef.current, '[name="formFullName"]');
    } catch (error) {
      setAddFailed(true);
      reportError(`What checks a referral did not come: ${String(error)}`);
      submission.tell('aw:error', { kind: 'network' });
    } finally {
      adding.current = undefined;
    }
  }

  /** What is typed counts as added, where it can be (row 45). */
  async function takeTyped(): Promise<boolean> {
    await adding.current;
    fields.adopt();
    if (isBlank(form.getValues())) return true;
    const entry = await readEntry();
    if (entry) take(entry);
    return entry !== undefined;
  }

  async function validate(): Promise<readonly Referral[] | undefined> {
    const timer = setTimeout(submission.sayBusy, unnoticed);
    try {
      await identity.ready();
      return (await takeTyped()) ? toSend(list.current()) : undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  function isNothingGiven(): boolean {
    fields.adopt();
    return !adding.current && list.current().length === 0 && isBlank(form.getValues());
  }

  /** Nothing of the list is wanted any more. */
  function finish(): void {
    identity.forget();
    onDone();
  }

  function whenIdle(action: () => void): void {
    if (!isBusy(submission.state)) action();
  }

  return {
    state: submission.state,
    form,
    element,
    formRef,
    list,
    isAddFailed,
    prepare: delivery.prepare,
    add: () => whenIdle(() => void (adding.current ??= addEntry())),
    remove: (index) =>
      whenIdle(() => {
        list.remove(index);
        identity.keep();
      }),
    submit() {
      if (isNothingGiven()) return finish();
      submission.submit<readonly Referral[]>({
        validate,
        async send(referrals, _token, clock) {
          const content = { customer, campaignId, referrals };
          const name = identity.nameFor(JSON.stringify(content));
          await (await delivery.load()).sendReferrals({ ...content, submission: name, timeout: clock.left() });
        },
        onAttempt: () => submission.tell('aw:submit', identity.begin()),
        onInvalid,
        onSent() {
          submission.track('gift_referral', attributes.heading.default);
          submission.tell('aw:success', { submissionId: identity.id() });
          finish();
        },
      });
    },
    stopWaiting: submission.reset,
    decline: () =>
      whenIdle(() => {
        submission.reset(); // one whose entry is still being checked
        finish();
      }),
  };
}
