import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { keepInSight } from './keep-in-sight.ts';
import { LeadFormBody } from './LeadFormBody.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { isShownFailure } from './submission.ts';
import { useLeadForm, type LeadFormOptions } from './useLeadForm.ts';

/** The attributes and slots every lead form has (contract section 3), plus what makes it this form. */
export interface LeadFormProps extends Omit<LeadFormOptions, 'honeypotName'> {
  readonly heading?: string;
  readonly subHeading?: string;
  readonly headingLevel?: number;
  readonly buttonText?: string;
  readonly honeypotName?: string;
  readonly errorSummary?: boolean;
  readonly closable?: boolean;
  readonly intro?: ReactNode;
  readonly privacy?: ReactNode;
  readonly success?: ReactNode;
}

/** A lead form with its heading, fields, bot checks, button, messages and success panel. */
export function LeadForm(props: LeadFormProps) {
  const { kind, headingLevel = 2 } = props;
  const honeypotName = props.honeypotName || kind.honeypotName; // an empty name is no key at all (row 13)
  const { name: widget } = useWidgetHost();
  const control = useLeadForm({ ...props, honeypotName });
  const { state, formRef } = control;
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (state.status === 'invalid') focusFirst(formRef.current, '[aria-invalid="true"]');
    if (state.status === 'failed' && !isShownFailure(state)) focusFirst(formRef.current, '[type="submit"]');
    if (state.status !== 'idle' || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusFirst(formRef.current, '.aw-control');
  }, [state, formRef]);

  const startAgain = () => {
    wantsFocus.current = true;
    control.reset();
  };

  if (state.status === 'succeeded') {
    return (
      <SuccessPanel headingLevel={headingLevel} widget={widget} onClose={props.closable ? startAgain : undefined}>
        {props.success}
      </SuccessPanel>
    );
  }
  return <LeadFormBody {...props} headingLevel={headingLevel} honeypotName={honeypotName} control={control} onClear={startAgain} />;
}

/** Order on the screen, whatever the order of registration. */
function focusFirst(form: HTMLFormElement | null, selector: string): void {
  const control = form?.querySelector<HTMLElement>(selector);
  control?.focus();
  keepInSight(control);
}
