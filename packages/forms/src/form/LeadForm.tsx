import { message } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusControl, focusFirst, focusInvalid } from './focus-first.ts';
import { LeadFormBody } from './LeadFormBody.tsx';
import { controlsOf } from '../fields/controls-of.ts';
import { honeypotName } from '../fields/honeypot-name.ts';
import { isShownFailure } from '../submit/submission.ts';
import { useLeadForm, type LeadFormOptions } from '../submit/useLeadForm.ts';

/** Attributes and slots of every lead form, and its options. */
export interface LeadFormProps extends LeadFormOptions {
  /** Names the form. */
  readonly heading?: string;
  /** A sentence below the heading. */
  readonly subHeading?: string;
  /** 2 to 6; 2 unless given. */
  readonly headingLevel?: number;
  /** “Submit” unless given. */
  readonly buttonText?: string;
  /** Lists two errors or more above the fields. */
  readonly errorSummary?: boolean;
  /** The message of thanks can be closed, for another lead. */
  readonly closable?: boolean;
  /** Before the fields. */
  readonly intro?: ReactNode;
  /** Replaces the sentence about privacy below the button. */
  readonly privacy?: ReactNode;
  /** Replaces the message of thanks. */
  readonly success?: ReactNode;
}

/** A lead form with its heading, fields, bot checks, button, messages and success panel. */
export function LeadForm(props: LeadFormProps) {
  const { kind, headingLevel = 2 } = props;
  const ownName = honeypotName(kind, props.honeypotName, Object.keys(props.fields));
  const { name: widget } = useWidgetHost();
  const control = useLeadForm({ ...props, honeypotName: ownName });
  const { state, form, formRef } = control;
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (state.status === 'invalid') focusInvalid(formRef.current);
    if (state.status === 'failed' && !isShownFailure(state)) focusFirst(formRef.current, '[type="submit"]');
    if (state.status !== 'idle' || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusControl(Object.keys(props.fields).flatMap((name) => controlsOf(form, name))[0]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per state; the names are of this render
  }, [state]);

  const startAgain = () => {
    wantsFocus.current = true;
    control.reset();
  };

  if (state.status === 'succeeded' && control.parts) {
    const { SuccessPanel } = control.parts;
    return (
      <SuccessPanel
        close={message('close', widget)}
        level={headingLevel}
        onClose={props.closable ? startAgain : undefined}
      >
        {props.success}
      </SuccessPanel>
    );
  }
  return (
    <LeadFormBody
      {...props}
      headingLevel={headingLevel}
      honeypotName={ownName}
      control={control}
      onClear={startAgain}
    />
  );
}
