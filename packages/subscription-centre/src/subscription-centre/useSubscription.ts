import { createLazyPart } from '@adviser-widgets/core';
import type { Subscription } from '@adviser-widgets/core/internal';
import { useSubmission, type SubmissionControl } from '@adviser-widgets/forms';
import { useState, type RefObject } from 'react';
import { attributes } from './definition.ts';
import { readEmailLink } from './email-link.ts';

export type Press = 'confirm' | 'resubscribe';

/** One of them at most is ticked. */
export type Box = 'unsubscribe' | 'resubscribe';

export interface Choice {
  readonly press: Press;
  readonly status: Subscription['status'];
  readonly isComplete: boolean;
}

export interface SubscriptionControl extends Pick<SubmissionControl, 'state'> {
  readonly press: Press;
  /** Ask whether they want to come back. */
  readonly isUnsubscribed: boolean;
  readonly ticked: Box | undefined;
  readonly tick: (box: Box, isTicked: boolean) => void;
  readonly parts: Pick<typeof import('./update-subscription.tsx'), 'UpdatedPanel'> | undefined;
  readonly prepare: () => void;
  readonly submit: (choice: Choice) => void;
  readonly stopWaiting: () => void;
  readonly reset: () => void;
}

/** A page that a mail scanner opens never loads it. */
const update = /* @__PURE__ */ createLazyPart(
  "The form's own code",
  () => import('./update-subscription.tsx'),
);

/** Sends nothing before a press. Both forms share its lock. */
export function useSubscription(element: RefObject<HTMLElement | null>): SubscriptionControl {
  const submission = useSubmission(element);
  const [link] = useState(readEmailLink); // read before a script of the page removes it from the address
  const [press, setPress] = useState<Press>('confirm');
  const [isUpdated, setUpdated] = useState(false);
  // Unless the visitor asks for something else, Confirm leaves a subscription as it is.
  const [ticked, setTicked] = useState<Box | undefined>(link.isUnsubscribed ? 'unsubscribe' : undefined);
  return {
    state: submission.state,
    press,
    isUnsubscribed: link.isUnsubscribed && !isUpdated,
    ticked,
    tick(box, isTicked) {
      const other = box === 'resubscribe' ? 'unsubscribe' : undefined; // they stay as they came, then
      setTicked(isTicked ? box : other);
    },
    parts: update.loaded(),
    prepare: update.prepare,
    submit: ({ isComplete, ...choice }) =>
      void submission.submit({
        validate: () => Promise.resolve(isComplete ? { ...link, status: choice.status } : undefined),
        send: async (subscription) => (await update.load()).updateSubscription(subscription),
        onAttempt() {
          setPress(choice.press);
          submission.emit('aw:submit');
        },
        onInvalid: () => submission.emit('aw:error', { kind: 'invalid', fields: [choice.press] }),
        onSent() {
          setUpdated(true);
          setTicked(choice.status === 'unsubscribed' ? 'unsubscribe' : undefined);
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

export function statusOf({ press, state }: SubscriptionControl, form: Press): SubscriptionControl['state'] {
  return press === form ? state : { status: 'idle' };
}
