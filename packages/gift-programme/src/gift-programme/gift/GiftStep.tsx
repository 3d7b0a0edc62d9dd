import { getConfig } from '@adviser-widgets/core';
import { type Gift, toJson } from '@adviser-widgets/core/internal';
import { FormStatus, SendButton, useSubmission } from '@adviser-widgets/forms';
import { Form } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, useRef, useState } from 'react';
import { attributes } from '../definition.ts';
import { delivery } from '../delivery.ts';
import { rememberGiftSent } from '../customer/gift-record.ts';
import { GiftCard } from './GiftCard.tsx';
import { gifts, parseGift } from './gifts.ts';
import { programmeText } from '../texts.ts';
import type { StepFacts } from '../steps/step-facts.ts';
import { StepHeading } from '../steps/StepHeading.tsx';
import { useKeptIdentity } from '../customer/useKeptIdentity.ts';

export function GiftStep(props: StepFacts) {
  const { name: widget } = useWidgetHost();
  const group = useId();
  const { gift, submission, formRef, select, submit } = useGift(props);
  return (
    <div className="aw-form" onFocus={delivery.prepare}>
      <StepHeading level={props.level}>{programmeText('giftHeading', widget)}</StepHeading>
      <Form ref={formRef} className="aw-form__own" onPress={submit}>
        <fieldset className="aw-gifts" role="radiogroup">
          <legend className="aw-gifts__legend">{programmeText('giftLegend', widget)}</legend>
          {gifts.map((offer) => (
            <GiftCard
              key={offer.value}
              offer={offer}
              group={group}
              isSelected={offer.value === gift}
              onSelect={() => select(offer.value)}
            />
          ))}
        </fieldset>
        <div className="aw-actions">
          <SendButton type="submit" state={submission.state}>
            {props.buttonText}
          </SendButton>
          <FormStatus state={submission.state} widget={widget} onStop={submission.reset} />
        </div>
      </Form>
      {props.privacy && <div className="aw-form__note">{props.privacy}</div>}
    </div>
  );
}

/** A choice survives a reload if drafts are kept. */
function useGift({ customer, draft, onDone }: StepFacts) {
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission(formRef);
  const [gift, setGift] = useState<Gift>(gifts[0].value);
  const latest = useRef(gift); // a submission that waited for a connection sends the current choice
  const choose = (chosen: Gift) => {
    latest.current = chosen;
    setGift(chosen);
  };
  const identity = useKeptIdentity({
    what: 'gift',
    isKept: draft,
    customer,
    current: () => latest.current,
    parse: parseGift,
    onRestore: (kept) => latest.current === gifts[0].value && choose(kept), // a quick visitor may have chosen
  });
  const select = (chosen: Gift) => {
    choose(chosen);
    identity.keep();
  };
  const submit = () => {
    const press = submission.submit<Gift>({
      validate: () => identity.ready().then(() => latest.current),
      async send(chosen, _token, clock) {
        const name = identity.nameFor(toJson([chosen, customer]));
        const { sendGift } = await delivery.load();
        await sendGift({ customer, gift: chosen, submission: name, timeout: clock.left() }, getConfig());
      },
      onAttempt: () => submission.emit('aw:submit', identity.begin()),
      onSent() {
        if (!getConfig().preview) rememberGiftSent(customer);
        identity.forget();
        submission.track('gift_choice', attributes.heading.default);
        submission.emit('aw:success', { submissionId: identity.id() });
        onDone();
      },
    });
    identity.hold(press);
  };
  return { gift, submission, formRef, select, submit };
}
