import { FormStatus, SendButton } from '@adviser-widgets/forms';
import { useFieldValue } from '@adviser-widgets/forms/internal';
import { Checkbox, Form } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId } from 'react';
import { subscriptionText } from './texts.ts';
import { statusOf, type SubscriptionControl } from './useSubscription.ts';

interface PreferencesFormProps {
  readonly control: SubscriptionControl;
  readonly buttonText: string;
}

/** The text under the box says what a press will do. */
export function PreferencesForm({ control, buttonText }: PreferencesFormProps) {
  const { name: widget } = useWidgetHost();
  const outcomeId = useId();
  const { preferences, resubscribing } = control;
  const isTicked = useFieldValue(preferences, 'unsubscribe') !== '';
  const state = statusOf(control, 'confirm');
  const onChange = () => {
    if (preferences.getValues('unsubscribe')) resubscribing.setValue('resubscribe', '');
  };
  return (
    <Form className="aw-form" aria-label={buttonText} onPress={() => control.submit('confirm')}>
      <Checkbox
        label={subscriptionText('unsubscribeBox', widget)}
        value="yes"
        aria-describedby={outcomeId}
        {...preferences.register('unsubscribe', { onChange })}
      />
      <p className="aw-outcome" id={outcomeId} role="status">
        {subscriptionText(isTicked ? 'outcomeUnsubscribed' : 'outcomeSubscribed', widget, {
          button: buttonText,
        })}
      </p>
      <div className="aw-actions">
        <SendButton state={state} aria-describedby={outcomeId}>
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
