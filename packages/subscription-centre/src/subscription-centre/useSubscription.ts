import { createLazyPart, type Subscription } from '@adviser-widgets/core';
import { useSubmission, type SubmissionControl } from '@adviser-widgets/forms';
import { useState, type RefObject } from 'react';
import { attributes } from './definition.ts';
import { readEmailLink } from './email-link.ts';

/** The form whose button the visitor pressed. */
export type Press = 'confirm' | 'resubscribe';

/** What one press asks for. */
export interface Choice {
  readonly press: Press;
  readonly status: Subscription['status'];
  /** True if the required box is ticked. */
  readonly isComplete: boolean;
}

/** The state and actions of an update, shared by both forms. */
export interface SubscriptionControl extends Pick<SubmissionControl, 'state'> {
  /** The form whose button was pressed last. */
  readonly press: Press;
  /** True if the visitor is to be asked whether they want to come back. */
  readonly isUnsubscribed: boolean;
  /** Components shown after a press; they have loaded by then. */
  readonly parts: Pick<typeof import('./update-subscription.tsx'), 'UpdatedPanel'> | undefined;
  /** Loads the code that sends, at the first sign of intent. */
  readonly prepare: () => void;
  readonly submit: (choice: Choice) => void;
  /** Stops waiting for a connection. */
  readonly stopWaiting: () => void;
  /** Returns to the boxes. */
  readonly reset: () => void;
}

/** Loads at the first sign of intent: a page that a mail scanner opens never loads it. */
const update = createLazyPart("The form's own code", () => import('./update-subscription.tsx'));

/**
 * Updates preferences, once per press; never sends anything before one (rows 47 to 50). Both forms share its
 * lock.
 */
export function useSubscription(element: RefObject<HTMLElement | null>): SubscriptionControl {
  const submission = useSubmission(element);
  const [link] = useState(readEmailLink); // read before a script of the page removes it from the address
  const [press, setPress] = useState<Press>('confirm');
  const [isUpdated, setUpdated] = useState(false);
  return {
    state: submission.state,
    press,
    isUnsubscribed: link.isUnsubscribed && !isUpdated,
    parts: update.loaded(),
    prepare: update.prepare,
    submit: ({ isComplete, ...choice }) =>
      submission.submit({
        validate: () => Promise.resolve(isComplete ? { ...link, status: choice.status } : undefined),
        send: async (subscription) => (await update.load()).updateSubscription(subscription),
        onAttempt() {
          setPress(choice.press);
          submission.emit('aw:submit');
        },
        onInvalid: () => submission.emit('aw:error', { kind: 'invalid', fields: [choice.press] }),
        onSent() {
          setUpdated(true);
          submission.track('subscription_update', attributes.heading.default);
          submission.emit('aw:success');
        },
      }),
    stopWaiting: submission.reset,
    reset() {
      submission.reset();
      submission.emit('aw:reset');
    },
  };
}

/** Returns the state for the form whose button was pressed; the other one stays idle. */
export function statusOf({ press, state }: SubscriptionControl, form: Press): SubscriptionControl['state'] {
  return press === form ? state : { status: 'idle' };
}
