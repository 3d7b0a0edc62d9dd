import { focusFirst } from '@adviser-widgets/forms/internal';
import { Heading } from '@adviser-widgets/ui';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ResubscribeForm } from './ResubscribeForm.tsx';
import { subscriptionText } from './texts.ts';
import { useSubscription } from './useSubscription.ts';

/** Props of SubscriptionCentre: the widget's attributes, and its slots as React nodes. */
export type SubscriptionCentreProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function SubscriptionCentre(props: SubscriptionCentreProps) {
  const { heading, subHeading, headingLevel, buttonText, closable, intro, privacy, success } = withDefaults(
    attributes,
    props,
  );
  const { name: widget } = useWidgetHost();
  const asRoot = useRoot();
  const element = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const control = useSubscription(element);
  const { state, parts } = control;

  useEffect(() => {
    if (state.status !== 'idle' || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusFirst(element.current, '[name="unsubscribe"]');
  }, [state]);

  const startAgain = () => {
    wantsFocus.current = true;
    control.reset();
  };

  if (state.status === 'succeeded' && parts) {
    return (
      <div {...asRoot({ ref: element })}>
        <parts.UpdatedPanel onClose={closable ? startAgain : undefined}>
          {success ?? <p>{subscriptionText('thanks', widget)}</p>}
        </parts.UpdatedPanel>
      </div>
    );
  }
  return (
    <div {...asRoot({ className: 'aw-subscription' })} onFocus={control.prepare}>
      {heading && <Heading level={headingLevel}>{heading}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      {intro}
      <div ref={element}>
        {control.isUnsubscribed && <ResubscribeForm control={control} />}
        <PreferencesForm control={control} buttonText={buttonText || attributes['button-text'].default} />
      </div>
      <p className="aw-hint">{subscriptionText('disclaimer', widget)}</p>
      {privacy}
    </div>
  );
}
