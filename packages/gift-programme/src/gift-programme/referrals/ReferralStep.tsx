import { message } from '@adviser-widgets/core/internal';
import { FormStatus, LeadFieldControl, SendButton } from '@adviser-widgets/forms';
import { isBusy } from '@adviser-widgets/forms/internal';
import { Button, Form, Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId } from 'react';
import { programmeText } from '../texts.ts';
import { referralFields } from './referral-fields.ts';
import { ReferralItem } from './ReferralItem.tsx';
import type { StepFacts } from '../steps/step-facts.ts';
import { StepHeading } from '../steps/StepHeading.tsx';
import { useReferrals, type ReferralsControl } from './useReferrals.ts';

interface ReferralStepProps extends StepFacts {
  readonly campaignId?: string | undefined;
}

export function ReferralStep({ level, buttonText, privacy, ...options }: ReferralStepProps) {
  const { name: widget } = useWidgetHost();
  const control = useReferrals(options);
  const { state } = control;
  return (
    <div ref={control.element} className="aw-referrals" onFocus={control.prepare}>
      <StepHeading level={level}>{programmeText('referralHeading', widget)}</StepHeading>
      <p className="aw-sub-heading">{programmeText('referralIntro', widget)}</p>
      <AddReferral control={control} />
      <p className="aw-hidden" role="status">
        {control.list.said}
      </p>
      {control.list.shown.length > 0 && <ReferralList control={control} level={level + 1} />}
      <p className="aw-referrals__note">{programmeText('referralNote', widget)}</p>
      <div className="aw-actions">
        <div className="aw-referrals__ways">
          <SendButton state={state} onClick={control.submit}>
            {buttonText}
          </SendButton>
          <div className="aw-referrals__decline">
            <Button aria-disabled={isBusy(state) || undefined} onClick={control.decline}>
              {programmeText('noThanks', widget)}
            </Button>
          </div>
        </div>
        <FormStatus state={state} widget={widget} onStop={control.stopWaiting} />
        {privacy}
      </div>
    </div>
  );
}

function AddReferral({ control }: { control: ReferralsControl }) {
  const { name: widget } = useWidgetHost();
  return (
    <Form
      ref={control.formRef}
      className="aw-form"
      aria-label={programmeText('add', widget)}
      onPress={control.add}
    >
      <div className="aw-fields">
        {Object.entries(referralFields).map(([name, field]) => (
          <LeadFieldControl
            key={name}
            name={name}
            field={field}
            form={control.entry.form}
            page={{}}
            keepDraft={() => {}}
          />
        ))}
      </div>
      <div className="aw-actions">
        <Button type="submit" aria-disabled={isBusy(control.state) || undefined}>
          {programmeText('add', widget)}
        </Button>
        <div role="alert">
          {control.entry.isAddFailed && <p className="aw-form-error">{message('error', widget)}</p>}
        </div>
      </div>
    </Form>
  );
}

function ReferralList({ control, level }: { control: ReferralsControl; level: number }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  return (
    <section className="aw-referrals__list" aria-labelledby={id}>
      <Heading level={level}>
        <span id={id}>{programmeText('listHeading', widget)}</span>
      </Heading>
      <ul>
        {control.list.shown.map((referral, index) => (
          <ReferralItem
            key={referral.key}
            referral={referral}
            isWaiting={isBusy(control.state) || undefined}
            onRemove={() => control.remove(index)}
          />
        ))}
      </ul>
    </section>
  );
}
