import { focusInvalid, FormStatus, SendButton } from '@adviser-widgets/forms';
import { useFieldValue } from '@adviser-widgets/forms/internal';
import { Checkbox, FieldError, Form } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { subscriptionText } from './texts.ts';
import { statusOf, type SubscriptionControl } from './useSubscription.ts';

/** Coming back takes a deliberate tick. */
export function ResubscribeForm({ control }: { control: SubscriptionControl }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const { preferences, resubscribing } = control;
  const isTicked = useFieldValue(resubscribing, 'resubscribe') !== '';
  const isMissing = resubscribing.formState.errors.resubscribe !== undefined;
  const state = statusOf(control, 'resubscribe');
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (isMissing) focusInvalid(formRef.current);
  }, [isMissing, control.state]);

  const onChange = () => {
    preferences.setValue('unsubscribe', resubscribing.getValues('resubscribe') ? '' : 'yes');
  };
  return (
    <Form
      formRef={formRef}
      className="aw-form aw-resubscribe"
      aria-labelledby={`${id}-text`}
      onPress={() => control.submit('resubscribe')}
    >
      <p className="aw-resubscribe__text" id={`${id}-text`}>
        {subscriptionText('resubscribe', widget)}
      </p>
      <Checkbox
        label={subscriptionText('resubscribeBox', widget)}
        value="yes"
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-hint`}
        {...resubscribing.register('resubscribe', { onChange })}
      />
      <div id={`${id}-hint`} role="status">
        <Hint isMissing={isMissing} isTicked={isTicked} widget={widget} />
      </div>
      <div className="aw-actions">
        <SendButton state={state} aria-disabled={!isTicked || undefined} aria-describedby={`${id}-hint`}>
          {subscriptionText('resubscribeButton', widget)}
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

interface HintProps {
  readonly isMissing: boolean;
  readonly isTicked: boolean;
  readonly widget: string;
}

function Hint({ isMissing, isTicked, widget }: HintProps) {
  if (isMissing) return <FieldError>{subscriptionText('resubscribeMissing', widget)}</FieldError>;
  const button = subscriptionText('resubscribeButton', widget);
  const name = isTicked ? 'resubscribeReady' : 'resubscribeHint';
  return <p className="aw-outcome">{subscriptionText(name, widget, { button })}</p>;
}
