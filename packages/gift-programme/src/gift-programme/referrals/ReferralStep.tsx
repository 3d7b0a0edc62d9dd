import { message } from '@adviser-widgets/core';
import { FormStatus, isBusy, LeadFieldControl, SendButton } from '@adviser-widgets/forms';
import { Button, Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, type FormEvent } from 'react';
import { programmeText, type ProgrammeText } from '../texts.ts';
import { referralFields } from './referral-fields.ts';
import { ReferralItem } from './ReferralItem.tsx';
import type { StepFacts } from '../steps/step-facts.ts';
import { StepHeading } from '../steps/StepHeading.tsx';
import { useReferrals } from './useReferrals.ts';

interface ReferralStepProps extends StepFacts {
  readonly campaignId?: string | undefined;
}

/**
 * Step 2: the visitor adds people to a list one by one, then sends the whole list (spec sections 2 and 4).
 */
export function ReferralStep({ customer, level, buttonText, privacy, draft, campaignId, onDone }: ReferralStepProps) {
  const { name: widget } = useWidgetHost();
  const text = (name: ProgrammeText) => programmeText(name, widget);
  const id = useId();
  const { list, form, state, ...control } = useReferrals({ customer, campaignId, draft, onDone });
  const isWaiting = isBusy(state) || undefined;
  const add = (event: FormEvent) => {
    event.preventDefault();
    control.add();
  };
  return (
    <div ref={control.element} className="aw-referrals" onFocus={control.prepare}>
      <StepHeading level={level}>{text('referralHeading')}</StepHeading>
      <p className="aw-sub-heading">{text('referralIntro')}</p>
      <form ref={control.formRef} className="aw-form" method="dialog" noValidate aria-label={text('add')} onSubmit={add}>
        <div className="aw-fields">
          {Object.entries(referralFields).map(([name, field]) => (
            <LeadFieldControl key={name} name={name} field={field} form={form} page={{}} keepDraft={() => {}} />
          ))}
        </div>
        <div className="aw-actions">
          <Button type="submit" aria-disabled={isWaiting}>
            {text('add')}
          </Button>
          <div role="alert">{control.isAddFailed && <p className="aw-form-error">{message('error', widget)}</p>}</div>
        </div>
      </form>
      <p className="aw-hidden" role="status">
        {list.said}
      </p>
      {list.shown.length > 0 && (
        <section className="aw-referrals__list" aria-labelledby={`${id}-list`}>
          <Heading level={level + 1}>
            <span id={`${id}-list`}>{text('listHeading')}</span>
          </Heading>
          <ul>
            {list.shown.map((referral, index) => (
              <ReferralItem key={referral.key} referral={referral} isWaiting={isWaiting} onRemove={() => control.remove(index)} />
            ))}
          </ul>
        </section>
      )}
      <p className="aw-referrals__note">{text('referralNote')}</p>
      <div className="aw-actions">
        <div className="aw-referrals__ways">
          <SendButton state={state} onClick={control.submit}>
            {buttonText}
          </SendButton>
          <div className="aw-referrals__decline">
            <Button aria-disabled={isWaiting} onClick={control.decline}>
              {text('noThanks')}
            </Button>
          </div>
        </div>
        <FormStatus state={state} widget={widget} onStop={control.stopWaiting} />
        {privacy}
      </div>
    </div>
  );
}
