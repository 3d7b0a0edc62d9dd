import { message } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { ReactNode } from 'react';

/** What is wrong with a control. Screen readers hear first that it is an error. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  const { name: widget } = useWidgetHost();
  return (
    <p className="aw-field-error" id={id}>
      <span className="aw-hidden">{message('errorPrefix', widget)} </span>
      <span>{children}</span>
    </p>
  );
}
