import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldLabel } from '../fields/field-texts.ts';
import { outcomeText } from './outcome-texts.ts';
import type { LeadFields, LeadValues } from '../fields/lead-field.ts';

interface ErrorSummaryProps {
  readonly fields: LeadFields;
  readonly form: UseFormReturn<LeadValues>;
  readonly onShow: (name: string) => void;
}

export function ErrorSummary({ fields, form, onShow }: ErrorSummaryProps) {
  const { name: widget } = useWidgetHost();
  const wrong = Object.entries(fields).filter(([name]) => form.formState.errors[name]);
  if (wrong.length === 0) return null;
  const title = outcomeText('errorSummary', widget);
  return (
    <div className="aw-form-error" role="group" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="aw-error-list">
        {wrong.map(([name, field]) => (
          <li key={name}>
            <button type="button" className="aw-text-button" onClick={() => onShow(name)}>
              {`${fieldLabel(name, field, widget).replace(/(?<!\.)\.+$/, '')}: ${form.formState.errors[name]?.message ?? ''}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
