import { FormStatus, SendButton } from '@adviser-widgets/forms';
import { Checkbox, FieldError, Form } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useRef, useState } from 'react';
import { subscriptionText } from './texts.ts';
import { statusOf, type SubscriptionControl } from './useSubscription.ts';

/** Coming back takes a deliberate tick. */
export function ResubscribeForm({ control }: { control: SubscriptionControl }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isTicked = control.ticked === 'resubscribe';
  const [isMissing, setMissing] = useState(false);
  const state = statusOf(control, 'resubscribe');
  const submit = () => {
    if (!isTicked) box.current?.focus();
    setMissing(!isTicked);
    control.submit({ press: 'resubscribe', status: 'subscribed', isComplete: isTicked });
  };
  const tick = (isNowTicked: boolean) => {
    control.tick('resubscribe', isNowTicked);
    setMissing(false);
  };
  return (
    <Form className="aw-form aw-resubscribe" aria-labelledby={`${id}-text`} onPress={submit}>
      <p className="aw-resubscribe__text" id={`${id}-text`}>
        {subscriptionText('resubscribe', widget)}
      </p>
      <Checkbox
        ref={box}
        label={subscriptionText('resubscribeBox', widget)}
        name="resubscribe"
        checked={isTicked}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => tick(target.checked)}
      />
      <div id={`${id}-hint`} role="status">
        <Hint isMissing={isMissing} isTicked={isTicked} widget={widget} />
      </div>
      <div className="aw-actions">
        <SendButton
          type="submit"
          state={state}
          aria-disabled={!isTicked || undefined}
          aria-describedby={`${id}-hint`}
        >
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
