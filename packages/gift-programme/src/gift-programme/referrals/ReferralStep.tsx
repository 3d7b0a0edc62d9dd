import { message } from '@adviser-widgets/core/internal';
import { FormStatus, LeadFieldControl, SendButton } from '@adviser-widgets/forms';
import { focusFirst, isBusy } from '@adviser-widgets/forms/internal';
import { Button, Form, Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
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
        {control.isAsking ? <Unsent control={control} /> : <Ways control={control} buttonText={buttonText} />}
        <FormStatus state={state} widget={widget} onStop={control.stopWaiting} />
        {privacy}
      </div>
    </div>
  );
}

function Ways({ control, buttonText }: { control: ReferralsControl; buttonText: string }) {
  const { name: widget } = useWidgetHost();
  return (
    <div className="aw-referrals__ways">
      <SendButton type="button" state={control.state} onClick={control.submit}>
        {buttonText}
      </SendButton>
      <div className="aw-referrals__decline">
        <Button aria-disabled={isBusy(control.state) || undefined} onClick={control.decline}>
          {programmeText('noThanks', widget)}
        </Button>
      </div>
    </div>
  );
}

/** Asks once, in place of the buttons, so that nothing typed is lost. */
function Unsent({ control }: { control: ReferralsControl }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(element.current, 'button'), []);
  // The second half of a double click on "No, thanks" is no answer.
  const once = (answer: () => void) => (click: MouseEvent) => click.detail < 2 && answer();
  return (
    <div ref={element} className="aw-referrals__unsent">
      <p id={id}>{programmeText('unsent', widget)}</p>
      <div className="aw-referrals__ways">
        <SendButton type="button" state={control.state} aria-describedby={id} onClick={once(control.submit)}>
          {programmeText('sendThem', widget)}
        </SendButton>
        <div className="aw-referrals__decline">
          <Button aria-disabled={isBusy(control.state) || undefined} onClick={once(control.leaveUnsent)}>
            {programmeText('leaveUnsent', widget)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function AddReferral({ control }: { control: ReferralsControl }) {
  const { name: widget } = useWidgetHost();
  return (
    <Form
      formRef={control.formRef}
      className="aw-form"
      aria-label={programmeText('add', widget)}
      onChange={control.keepDraft}
      onPress={control.add}
    >
      <div className="aw-fields">
        {Object.entries(referralFields).map(([name, field]) => (
          <LeadFieldControl
            key={name}
            name={name}
            field={field}
            form={control.entry.form}
            keepDraft={control.keepDraft}
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
