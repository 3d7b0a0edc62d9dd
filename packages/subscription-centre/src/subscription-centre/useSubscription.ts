import type { Subscription } from '@adviser-widgets/core';
import { createLazyPart, useSubmission, type SubmissionControl } from '@adviser-widgets/forms';
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
  /** What is drawn after a press; by then it has loaded. */
  readonly parts: Pick<typeof import('./update-subscription.tsx'), 'UpdatedPanel'> | undefined;
  /** First sign of intent: loads what sends. */
  readonly prepare: () => void;
  readonly submit: (choice: Choice) => void;
  /** Stops waiting for a connection. */
  readonly stopWaiting: () => void;
  /** Back to the boxes. */
  readonly reset: () => void;
}

/** Loads with the first sign of intent: a page that a mail scanner opens never has it. */
const update = createLazyPart(() => import('./update-subscription.tsx'));

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

/** How it goes, for the form whose button was pressed; the other one stands still. */
export function statusOf({ press, state }: SubscriptionControl, form: Press): SubscriptionControl['state'] {
  return press === form ? state : { status: 'idle' };
}
