import { getConfig } from '@adviser-widgets/core';
import { Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { focusFirst, keepInSight } from './focus-first.ts';
import { FormStatus } from './FormStatus.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { LeadFieldControl } from '../fields/LeadFieldControl.tsx';
import type { LeadFormProps } from './LeadForm.tsx';
import { SendButton } from './SendButton.tsx';
import { formText } from './texts.ts';
import type { LeadFormControl } from '../submit/useLeadForm.ts';

interface LeadFormBodyProps extends LeadFormProps {
  readonly honeypotName: string | undefined;
  readonly control: LeadFormControl;
  readonly onClear: () => void;
}

export function LeadFormBody({ control, onClear, ...props }: LeadFormBodyProps) {
  const { heading, subHeading, honeypotName } = props;
  const { parts } = control;
  const { name: widget } = useWidgetHost();
  const headingId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    control.submit();
  };
  // Keyboard only: scrolling during a press would move the control away from the pointer.
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key === 'Tab') keepInSight(target as Element); // key events are sent to elements
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes no press, it only scrolls
    <form
      ref={control.formRef}
      className="aw-form"
      method="dialog" // if a script of the page stops the event or submits by itself, nothing is sent
      noValidate
      aria-labelledby={heading ? headingId : undefined}
      onSubmitCapture={onSubmit} // before a form plugin of the page, which may stop the event
      onFocus={control.prepare}
      onKeyUp={onKeyUp}
      onChange={control.keepDraft}
    >
      {heading && (
        <Heading level={props.headingLevel}>
          <span id={headingId}>{heading}</span>
        </Heading>
      )}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      {props.intro}
      {control.isRestored && <DraftNotice widget={widget} onClear={onClear} />}
      {props.errorSummary && parts && (
        <parts.ErrorSummary
          wrong={control.wrong}
          level={(props.headingLevel ?? 2) + 1}
          onShow={(name) => focusFirst(control.formRef.current, `[name="${name}"]`)}
        />
      )}
      <Fields control={control} page={props} />
      {honeypotName && (
        <Honeypot
          name={honeypotName}
          label={formText('honeypotLabel', widget)}
          inputRef={control.honeypotRef}
        />
      )}
      <Actions control={control} widget={widget} {...props} />
      {honeypotName && <div className="aw-captcha">{control.captchaBox}</div>}
    </form>
  );
}

function Fields({ control, page }: { control: LeadFormControl; page: LeadFormProps }) {
  return (
    <div className="aw-fields">
      {Object.entries(page.fields).map(([name, field]) => (
        <LeadFieldControl
          key={name}
          name={name}
          field={field}
          form={control.form}
          page={page}
          keepDraft={control.keepDraft}
        />
      ))}
    </div>
  );
}

interface ActionsProps extends Pick<LeadFormProps, 'buttonText' | 'privacy'> {
  readonly control: LeadFormControl;
  readonly widget: string;
}

function Actions({ control, widget, buttonText, privacy }: ActionsProps) {
  return (
    <div className="aw-actions">
      <SendButton type="submit" state={control.state}>
        {buttonText || formText('submit', widget) /* row 58; a button needs a label */}
      </SendButton>
      <FormStatus state={control.state} widget={widget} onStop={control.stopWaiting} />
      {privacy ?? <PrivacyNote widget={widget} />}
    </div>
  );
}

function PrivacyNote({ widget }: { widget: string }) {
  return (
    <p className="aw-privacy">
      <span>{formText('privacyBefore', widget)}</span>{' '}
      <a className="aw-link" href={getConfig().privacyUrl}>
        {formText('privacyLink', widget)}
      </a>
    </p>
  );
}
