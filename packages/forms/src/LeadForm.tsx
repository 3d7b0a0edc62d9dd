import { message, type LeadKind } from '@adviser-widgets/core';
import { Button, Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormStatus } from './FormStatus.tsx';
import { Honeypot } from './Honeypot.tsx';
import { LeadFieldControl } from './LeadFieldControl.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { isShownFailure } from './submission.ts';
import { useLeadForm } from './useLeadForm.ts';
import type { LeadFieldName } from './fields.ts';

/** The attributes and slots every lead form has (contract section 3), plus what makes it this form. */
export interface LeadFormProps {
  readonly kind: LeadKind;
  readonly fields: readonly LeadFieldName[];
  readonly eventLabel: string;
  readonly heading?: string;
  readonly subHeading?: string;
  readonly headingLevel?: number;
  readonly buttonText?: string;
  readonly campaignId?: string;
  readonly trackingNumber?: string;
  readonly adviserId?: string;
  readonly honeypotName?: string;
  readonly errorSummary?: boolean;
  readonly closable?: boolean;
  readonly draft?: boolean;
  readonly intro?: ReactNode;
  readonly privacy?: ReactNode;
  readonly success?: ReactNode;
}

/** A lead form with its heading, fields, bot checks, button, messages and success panel. */
export function LeadForm(props: LeadFormProps) {
  const { fields, kind, heading, subHeading, headingLevel = 2, honeypotName = kind.honeypotName } = props;
  const { name: widget } = useWidgetHost();
  const headingId = useId();
  const { form, state, ...control } = useLeadForm({ ...props, honeypotName });
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (state.status === 'invalid') focusFirst(control.formRef.current, '[aria-invalid="true"]');
    if (state.status === 'failed' && !isShownFailure(state)) focusFirst(control.formRef.current, '[type="submit"]');
    if (state.status !== 'idle' || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusFirst(control.formRef.current, '.aw-control');
  }, [state, control.formRef]);

  const startAgain = () => {
    wantsFocus.current = true;
    control.reset();
  };

  if (state.status === 'succeeded') {
    return (
      <SuccessPanel headingLevel={headingLevel + 1} widget={widget} onClose={props.closable ? startAgain : undefined}>
        {props.success}
      </SuccessPanel>
    );
  }

  const isBusy = state.status === 'verifying' || state.status === 'sending' || state.status === 'offline';
  const restText = isShownFailure(state) ? message('tryAgain', widget) : props.buttonText;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    control.submit();
  };
  return (
    <form
      ref={control.formRef}
      className="aw-form"
      noValidate
      aria-labelledby={heading ? headingId : undefined}
      onSubmit={onSubmit}
      onFocus={control.prepare}
      onChange={control.draft.save}
    >
      {heading && (
        <Heading level={headingLevel}>
          <span id={headingId}>{heading}</span>
        </Heading>
      )}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      {props.intro}
      {control.draft.isRestored && <DraftNotice widget={widget} onClear={startAgain} />}
      {props.errorSummary && <ErrorSummary fields={fields} form={form} widget={widget} />}
      <div className="aw-fields">
        {fields.map((name) => (
          <LeadFieldControl key={name} name={name} form={form} />
        ))}
      </div>
      <Honeypot name={honeypotName} inputRef={control.honeypotRef} />
      <div className="aw-actions">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? message('sending', widget) : restText}
        </Button>
        <FormStatus state={state} widget={widget} />
        {props.privacy ?? <PrivacyNote widget={widget} />}
      </div>
      <div className="aw-captcha">{control.captchaBox}</div>
    </form>
  );
}

/** Order on the screen, whatever the order of registration. */
function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}
