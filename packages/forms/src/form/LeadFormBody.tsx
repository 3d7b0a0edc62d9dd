import { getConfig } from '@adviser-widgets/core';
import { Form, Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { keepInSight } from './focus-first.ts';
import { FormStatus } from './FormStatus.tsx';
import { Honeypot } from './Honeypot.tsx';
import { LeadFieldControl } from '../fields/LeadFieldControl.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { SendButton } from './SendButton.tsx';
import { formText } from './texts.ts';
import type { LeadFormControl } from './useLeadForm.tsx';

interface LeadFormBodyProps extends LeadFormProps {
  readonly control: LeadFormControl;
  /** Above the fields: that a draft was kept, and what the last press found wrong. */
  readonly notices: ReactNode;
  /** Called at the first sign of intent. */
  readonly onPrepare: () => void;
}

/** What an author writes stays outside the `form` element: in it, their controls would be controls of ours. */
export function LeadFormBody({ control, notices, onPrepare, ...props }: LeadFormBodyProps) {
  const { heading, subHeading, privacy } = props;
  const { honeypotName } = control;
  const { name: widget } = useWidgetHost();
  const headingId = useId();
  return (
    <div {...useRoot()({ className: 'aw-form' })} onFocus={onPrepare}>
      {heading && (
        <Heading level={props.headingLevel}>
          <span id={headingId}>{heading}</span>
        </Heading>
      )}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      {props.intro}
      <Form
        formRef={control.formRef}
        className="aw-form__own"
        aria-labelledby={heading ? headingId : undefined}
        onPress={control.submit}
        onKeyUp={keepFocusInSight}
        onChange={control.keepDraft}
      >
        {notices}
        <Fields control={control} props={props} />
        {honeypotName && (
          <Honeypot
            name={honeypotName}
            label={formText('honeypotLabel', widget)}
            inputRef={control.honeypotRef}
          />
        )}
        <Actions control={control} widget={widget} buttonText={props.buttonText} />
      </Form>
      <div className="aw-form__note">{privacy ?? <PrivacyNote widget={widget} />}</div>
      {control.captchaBox && <div className="aw-captcha">{control.captchaBox}</div>}
    </div>
  );
}

/** Keyboard only: scrolling during a press would move the control away from the pointer. */
function keepFocusInSight({ key, target }: KeyboardEvent): void {
  if (key === 'Tab') keepInSight(target as Element); // key events are sent to elements
}

interface FieldsProps {
  readonly control: LeadFormControl;
  readonly props: LeadFormProps;
}

function Fields({ control, props }: FieldsProps) {
  return (
    <div className="aw-fields">
      {Object.entries(props.fields).map(([name, field]) => (
        <LeadFieldControl
          key={name}
          name={name}
          field={field}
          form={control.form}
          page={props}
          keepDraft={control.keepDraft}
        />
      ))}
    </div>
  );
}

interface ActionsProps extends Pick<LeadFormProps, 'buttonText'> {
  readonly control: LeadFormControl;
  readonly widget: string;
}

function Actions({ control, widget, buttonText }: ActionsProps) {
  return (
    <div className="aw-actions">
      <SendButton state={control.state}>
        {buttonText || formText('submit', widget) /* an editor may have left it blank */}
      </SendButton>
      <FormStatus state={control.state} widget={widget} onStop={control.stopWaiting} />
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
