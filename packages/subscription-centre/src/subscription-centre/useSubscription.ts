import { createLazyPart } from '@adviser-widgets/core';
import type { Subscription } from './send-subscription.ts';
import { useFields, useSubmission, type FieldsForm, type SubmissionControl } from '@adviser-widgets/forms';
import { useState, type RefObject } from 'react';
import { attributes } from './definition.ts';
import { readEmailLink } from './email-link.ts';
import { preferenceFields, resubscribeFields } from './subscription-fields.ts';

export type Press = 'confirm' | 'resubscribe';

export interface SubscriptionControl extends Pick<SubmissionControl, 'state'> {
  readonly press: Press;
  /** Ask whether they want to come back. */
  readonly isUnsubscribed: boolean;
  /** The form with the box to unsubscribe. */
  readonly preferences: FieldsForm;
  /** The form with the box to come back. */
  readonly resubscribing: FieldsForm;
  readonly parts: Pick<typeof import('./update-subscription.tsx'), 'UpdatedPanel'> | undefined;
  readonly prepare: () => void;
  readonly submit: (press: Press) => void;
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
  const preferences = useFields({
    fields: preferenceFields,
    // Unless the visitor asks for something else, Confirm leaves a subscription as it is.
    page: { startValues: () => ({ unsubscribe: link.isUnsubscribed ? 'yes' : '' }) },
  });
  const resubscribing = useFields({ fields: resubscribeFields });

  /** What the press asks for; `undefined` if its box is missing. */
  async function validate(pressed: Press): Promise<Subscription | undefined> {
    resubscribing.adopt(); // one of the boxes at most is ticked
    const values = await (pressed === 'confirm' ? preferences : resubscribing).validate();
    return values && { ...link, status: values.unsubscribe ? 'unsubscribed' : 'subscribed' };
  }

  return {
    state: submission.state,
    press,
    isUnsubscribed: link.isUnsubscribed && !isUpdated,
    preferences: preferences.form,
    resubscribing: resubscribing.form,
    parts: update.loaded(),
    prepare() {
      update.prepare();
      preferences.prepare();
    },
    submit: (pressed) =>
      void submission.submit({
        validate: () => validate(pressed),
        send: async (subscription) => (await update.load()).updateSubscription(subscription),
        onAttempt() {
          setPress(pressed);
          submission.emit('aw:submit');
        },
        onInvalid: () => submission.emit('aw:error', { kind: 'invalid', fields: [pressed] }),
        onSent() {
          setUpdated(true);
          if (pressed === 'resubscribe') preferences.form.setValue('unsubscribe', '');
          resubscribing.clear();
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
