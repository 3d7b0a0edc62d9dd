import { message } from '@adviser-widgets/core';
import type { UseFormReturn } from 'react-hook-form';
import { leadField, type LeadFieldName, type LeadValues } from './fields.ts';

interface ErrorSummaryProps {
  readonly fields: readonly LeadFieldName[];
  readonly form: UseFormReturn<LeadValues>;
  readonly widget: string;
}

/** Every error in one list of links to its field, for pages that ask for it (`data-error-summary`). */
export function ErrorSummary({ fields, form, widget }: ErrorSummaryProps) {
  const wrong = fields.filter((name) => form.formState.errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div className="aw-form-error" role="group" aria-label={message('errorSummary', widget)}>
      <p>
        <strong>{message('errorSummary', widget)}</strong>
      </p>
      <ul className="aw-error-list">
        {wrong.map((name) => (
          <li key={name}>
            <button type="button" className="aw-text-button" onClick={() => form.setFocus(name)}>
              {`${leadField(name).label.replace(/\.+$/, '')}: ${form.formState.errors[name]?.message ?? ''}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
