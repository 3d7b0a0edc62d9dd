import { createLazyPart } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import { useLazyPart } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef } from 'react';
import type { LeadValues } from '../fields/lead-field.ts';
import { isShownFailure } from '../press/submission-state.ts';
import { focusControl, focusFirst, focusInvalid, inputOf } from './focus-first.ts';
import { LeadFormBody } from './LeadFormBody.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { useBareLeadForm } from './useLeadForm.tsx';

/** What shows how a press has ended, and that a draft was kept. */
const outcome = /* @__PURE__ */ createLazyPart("The form's own code", async () => {
  const [{ SuccessPanel }, { ErrorSummary }, { DraftNotice }] = await Promise.all([
    import('./SuccessPanel.tsx'),
    import('./ErrorSummary.tsx'),
    import('./DraftNotice.tsx'),
  ]);
  return { SuccessPanel, ErrorSummary, DraftNotice };
});

/** The lead form that widgets share. `LeadForm` is the one for apps, with its events as props. */
export function BareLeadForm(props: LeadFormProps) {
  const { headingLevel = 2 } = props;
  const { name: widget } = useWidgetHost();
  const asRoot = useRoot();
  const [shown, loadOutcome] = useLazyPart(outcome.load);
  const control = useBareLeadForm({
    ...props,
    async beforeRules(values: LeadValues) {
      loadOutcome();
      await outcome.load();
      await props.beforeRules?.(values);
    },
  });
  const { state, formRef, isRestored } = control;
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (isRestored) loadOutcome();
  }, [isRestored, loadOutcome]);

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

  if (state.status === 'succeeded' && shown) {
    return (
      <shown.SuccessPanel
        close={message('close', widget)}
        level={headingLevel}
        asRoot={asRoot}
        onClose={props.closable ? startAgain : undefined}
      >
        {props.success}
      </shown.SuccessPanel>
    );
  }
  return (
    <LeadFormBody
      {...props}
      headingLevel={headingLevel}
      control={control}
      notices={
        shown && (
          <>
            {isRestored && <shown.DraftNotice widget={widget} onClear={startAgain} />}
            {props.errorSummary && (
              <shown.ErrorSummary
                wrong={control.wrong}
                level={headingLevel + 1}
                onShow={(name) => focusControl(inputOf(formRef.current, name))}
              />
            )}
          </>
        )
      }
      onPrepare={() => {
        control.prepare();
        loadOutcome();
      }}
    />
  );
}
