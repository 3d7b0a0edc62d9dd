import { message } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef } from 'react';
import { focusControl, focusFirst, focusInvalid, inputOf } from './focus-first.ts';
import { LeadFormBody } from './LeadFormBody.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { honeypotName } from '../lead/honeypot-name.ts';
import { isShownFailure } from '../press/submission-state.ts';
import { useBareLeadForm } from './useLeadForm.ts';

/** The lead form that widgets share. `LeadForm` is the one for apps, with its events as props. */
export function BareLeadForm(props: LeadFormProps) {
  const { kind, headingLevel = 2 } = props;
  const ownName = honeypotName(kind, props.honeypotName, Object.keys(props.fields));
  const { name: widget } = useWidgetHost();
  const control = useBareLeadForm({ ...props, honeypotName: ownName });
  const { state, formRef } = control;
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (state.status === 'invalid') focusInvalid(formRef.current);
    if (state.status === 'failed' && !isShownFailure(state)) focusFirst(formRef.current, '[type="submit"]');
    if (state.status !== 'idle' || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusControl(inputOf(formRef.current, ...Object.keys(props.fields)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per state; the names are of this render
  }, [state]);

  const startAgain = () => {
    wantsFocus.current = true;
    control.reset();
  };

  if (state.status === 'succeeded' && control.code) {
    const { SuccessPanel } = control.code;
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
