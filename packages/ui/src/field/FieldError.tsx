import { message } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type ReactNode } from 'react';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface FieldErrorProps {
  /** For the `aria-describedby` of the control or group. */
  readonly id?: string | undefined;
  /** Nothing or '' while the field has no error. */
  readonly children: ReactNode;
}

/**
 * What is wrong with a control, before it. Screen readers hear first that it is an error. Once it is corrected
 * its line stays empty: the control must not move under the fingers of someone who types.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  const { name: widget } = useWidgetHost();
  useStyleSheetCheck();
  const [wasShown, setShown] = useState(false);
  if (children && !wasShown) setShown(true);
  // The room is always there: React could not put it before a control that an extension has wrapped.
  return (
    <div className={wasShown ? 'aw-error-room' : 'aw-error-room aw-error-room--none'}>
      {children && (
        <p className="aw-field-error" id={id}>
          <span className="aw-hidden">{message('errorPrefix', widget)} </span>
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
