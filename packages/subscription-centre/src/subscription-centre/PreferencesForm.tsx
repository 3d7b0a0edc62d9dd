import { FormStatus, SendButton } from '@adviser-widgets/forms';
import { Checkbox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, type FormEvent } from 'react';
import { subscriptionText } from './texts.ts';
import { statusOf, type SubscriptionControl } from './useSubscription.ts';

/** The text under the box says what a press will do (row 47, R12). */
export function PreferencesForm({
  control,
  buttonText,
}: {
  control: SubscriptionControl;
  buttonText: string;
}) {
  const { name: widget } = useWidgetHost();
  const outcomeId = useId();
  const isTicked = control.ticked === 'unsubscribe';
  const state = statusOf(control, 'confirm');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    control.submit({ press: 'confirm', status: isTicked ? 'unsubscribed' : 'subscribed', isComplete: true });
  };
  return (
    <form className="aw-form" method="dialog" noValidate aria-label={buttonText} onSubmitCapture={submit}>
      <Checkbox
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
    </form>
  );
}
