import type { UseFormReturn } from 'react-hook-form';
import type { LeadFields, LeadValues } from '../fields/lead-field.ts';

interface ErrorSummaryProps {
  readonly fields: LeadFields;
  readonly form: UseFormReturn<LeadValues>;
  readonly title: string;
  /** Called with the name of the field that the visitor wants to see. */
  readonly onShow: (name: string) => void;
}

/** Lists every error with a link to its field, for pages that ask for it (`data-error-summary`). */
export function ErrorSummary({ fields, form, title, onShow }: ErrorSummaryProps) {
  const wrong = Object.entries(fields).filter(([name]) => form.formState.errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div className="aw-form-error" role="group" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="aw-error-list">
        {wrong.map(([name, { label }]) => (
          <li key={name}>
            <button type="button" className="aw-text-button" onClick={() => onShow(name)}>
              {`${label.replace(/(?<!\.)\.+$/, '')}: ${form.formState.errors[name]?.message ?? ''}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
