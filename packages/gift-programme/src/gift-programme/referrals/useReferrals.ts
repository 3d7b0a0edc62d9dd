import { getConfig } from '@adviser-widgets/core';
import { toJson } from '@adviser-widgets/core/internal';
import type { Referral } from '../programme-calls.ts';
import { useSubmission, type LeadValues, type SubmissionControl } from '@adviser-widgets/forms';
import { isBusy, parseValues, useLead, type Sending } from '@adviser-widgets/forms/internal';
import { useRef, useState, type RefObject } from 'react';
import { programmeLead } from '../customer/programme-lead.ts';
import { attributes } from '../definition.ts';
import { delivery } from '../delivery.ts';
import type { StepFacts } from '../steps/step-facts.ts';
import { parseReferrals, toSend } from './referral-list.ts';
import { useReferralEntry, type ReferralEntry } from './useReferralEntry.ts';
import { useReferralList, type ReferralList } from './useReferralList.ts';

/** The people on the list, and the one who is not on it yet. */
interface Draft {
  readonly referrals: readonly Referral[];
  readonly typed: LeadValues;
}

function parseDraft(kept: unknown): Draft | undefined {
  const { referrals, typed } = Object(kept) as Partial<Record<keyof Draft, unknown>>;
  const listed = parseReferrals(referrals);
  return listed && { referrals: listed, typed: parseValues(typed) };
}

interface ReferralsOptions extends Pick<StepFacts, 'customer' | 'draft' | 'onDone'> {
  readonly campaignId?: string | undefined;
}

/** The step in which a customer lists friends, and sends the list. */
export interface ReferralsControl extends Pick<SubmissionControl, 'state'> {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly entry: Pick<ReferralEntry, 'form' | 'isAddFailed'>;
  readonly list: Pick<ReferralList, 'shown' | 'said'>;
  /** For the change of the fields. */
  keepDraft(): void;
  /** Call it at the first sign of intent. */
  prepare(): void;
  add(): void;
  remove(index: number): void;
  submit(): void;
  stopWaiting(): void;
  /** Whether the visitor is asked what to do with people who have not been sent. */
  readonly isAsking: boolean;
  /** "No, thanks": asks first if people would be lost, and sends nothing. */
  decline(): void;
  /** The answer to that: sends nothing. */
  leaveUnsent(): void;
}

export function useReferrals({ customer, campaignId, draft, onDone }: ReferralsOptions): ReferralsControl {
  const element = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission(formRef);
  const list = useReferralList(element);
  const { to, draft: name } = programmeLead('referrals', customer, draft);
  const entry = useReferralEntry({ formRef, list, emit: submission.emit, onAdded: () => lead.keep() });
  const [lead] = useLead<Draft>({
    draft: name,
    current: () => ({ referrals: toSend(list.current()), typed: entry.reportedValues() }),
    parse: parseDraft,
    restore({ referrals, typed }) {
      const isListed = list.restore(referrals);
      return entry.restore(typed) || isListed;
    },
    clear() {
      list.clear();
      entry.clear();
    },
  });
  const isWaiting = isBusy(submission.state);
  const [isAsking, setAsking] = useState(false);
  const isNothingEntered = () => entry.isEmpty() && list.current().length === 0;

  const press: Sending<readonly Referral[]> = {
    async validate() {
      await lead.ready();
      return (await entry.addTyped()) ? toSend(list.current()) : undefined;
    },
    onAttempt: () => submission.emit('aw:submit', lead.begin(to)),
    onInvalid: entry.complain,
    async send(referrals, turn) {
      const content = { customer, campaignId, referrals };
      const name = lead.nameFor(toJson(content), to);
      const { sendReferrals } = await delivery.load();
      await sendReferrals({ ...content, submission: name, timeout: turn.left() }, getConfig());
    },
    onSent() {
      submission.track('gift_referral', attributes.heading.default);
      submission.emit('aw:success', { submissionId: lead.submissionId() });
      finish();
    },
  };

  function finish(): void {
    lead.forget();
    onDone();
  }

  function leaveUnsent(): void {
    if (isWaiting) return;
    submission.reset(); // drops a submission whose entry is still being checked
    finish();
  }

  return {
    state: submission.state,
    element,
    formRef,
    entry,
    list,
    keepDraft: lead.keep,
    prepare() {
      entry.prepare();
      delivery.prepare();
    },
    add() {
      if (!isWaiting) entry.add();
    },
    remove(index) {
      if (isWaiting) return;
      list.remove(index);
      lead.keep();
      if (isNothingEntered()) setAsking(false);
    },
    submit() {
      if (isNothingEntered()) finish();
      else lead.hold(submission.submit(press));
    },
    stopWaiting: submission.reset,
    isAsking,
    decline() {
      if (isWaiting) return;
      if (isNothingEntered()) leaveUnsent();
      else setAsking(true);
    },
    leaveUnsent,
  };
}
