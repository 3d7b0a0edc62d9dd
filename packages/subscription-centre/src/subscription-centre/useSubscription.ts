import { getConfig, inTime, type Subscription } from '@adviser-widgets/core';
import { useSubmission, type SubmissionControl } from '@adviser-widgets/forms';
import { useState, type RefObject } from 'react';
import { attributes } from './definition.ts';
import { readEmailLink } from './email-link.ts';

/** Which of the two forms a visitor pressed the button of. */
export type Press = 'confirm' | 'resubscribe';

/** What one press asks for. */
export interface Choice {
  readonly press: Press;
  readonly status: Subscription['status'];
  /** The box that has to be ticked is ticked. */
  readonly isComplete: boolean;
}

/** How preferences are updated, as both forms show it. */
export interface SubscriptionControl extends Pick<SubmissionControl, 'state'> {
  /** The form whose button was pressed last. */
  readonly press: Press;
  /** The visitor came to be asked whether they would like to come back. */
  readonly isUnsubscribed: boolean;
  /** What is drawn after a press; by then it is there. */
  readonly parts: Pick<SendingCode, 'SuccessPanel'> | undefined;
  /** First sign of intent: fetches what sends. */
  readonly prepare: () => void;
  readonly submit: (choice: Choice) => void;
  /** Stops waiting for a connection. */
  readonly stopWaiting: () => void;
  /** Back to the boxes. */
  readonly reset: () => void;
}

/** A download of its own: a page that a mail scanner opens never has it. */
const load = async () => (code = await import('./sending.ts'));

let code: SendingCode | undefined;

type SendingCode = typeof import('./sending.ts');

/** Updates preferences, once per press; nothing is ever sent before one (rows 47 to 50). Both forms share its lock. */
export function useSubscription(element: RefObject<HTMLElement | null>): SubscriptionControl {
  const submission = useSubmission(element);
  const [link] = useState(readEmailLink); // before a script of the page takes it out of the address
  const [press, setPress] = useState<Press>('confirm');
  const [isUpdated, setUpdated] = useState(false);
  return {
    state: submission.state,
    press,
    isUnsubscribed: link.isUnsubscribed && !isUpdated,
    parts: code,
    prepare: () => void load().catch(() => {}), // the press that needs it will try again and tell
    submit: ({ isComplete, ...choice }) =>
      submission.submit({
        validate: () => Promise.resolve(isComplete ? { ...link, status: choice.status } : undefined),
        send: async (subscription) => (await inTime(load())).sendSubscription(subscription, getConfig()),
        onAttempt() {
          setPress(choice.press);
          submission.tell('aw:submit');
        },
        onInvalid: () => submission.tell('aw:error', { kind: 'invalid', fields: [choice.press] }),
        onSent() {
          setUpdated(true);
          submission.track('subscription_update', attributes.heading.default);
          submission.tell('aw:success');
        },
      }),
    stopWaiting: submission.reset,
    reset() {
      submission.reset();
      submission.tell('aw:reset');
    },
  };
}
