import { FormStatus, SendButton } from '@adviser-widgets/forms';
import { Checkbox, Form } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, type RefObject } from 'react';
import { subscriptionText } from './texts.ts';
import { statusOf, type SubscriptionControl } from './useSubscription.ts';

interface PreferencesFormProps {
  readonly boxRef: RefObject<HTMLInputElement | null>;
  readonly control: SubscriptionControl;
  readonly buttonText: string;
}

/** The text under the box says what a press will do. */
export function PreferencesForm({ boxRef, control, buttonText }: PreferencesFormProps) {
  const { name: widget } = useWidgetHost();
  const outcomeId = useId();
  const isTicked = control.ticked === 'unsubscribe';
  const state = statusOf(control, 'confirm');
  const submit = () => {
    control.submit({ press: 'confirm', status: isTicked ? 'unsubscribed' : 'subscribed', isComplete: true });
  };
  return (
    <Form className="aw-form" aria-label={buttonText} onPress={submit}>
      <Checkbox
        ref={boxRef}
        label={subscriptionText('unsubscribeBox', widget)}
        name="unsubscribe"
        checked={isTicked}
        aria-describedby={outcomeId}
        onChange={({ target }) => control.tick('unsubscribe', target.checked)}
      />
      <p className="aw-outcome" id={outcomeId} role="status">
        {subscriptionText(isTicked ? 'outcomeUnsubscribed' : 'outcomeSubscribed', widget, {
          button: buttonText,
        })}
      </p>
      <div className="aw-actions">
        <SendButton type="submit" state={state} aria-describedby={outcomeId}>
          {buttonText}
        </SendButton>
        <FormStatus
          state={state}
          widget={widget}
          failureText={subscriptionText('error', widget)}
          onStop={control.stopWaiting}
        />
      </div>
    </Form>
  );
}
