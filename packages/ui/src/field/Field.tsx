import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** Props that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Ends the label, for example "(optional)". */
  readonly note?: string;
  readonly hint?: string;
  readonly error?: string;
  /** A question about what was typed, announced politely; '' if there may be one later. */
  readonly notice?: string;
  /** Spans both columns of a form. */
  readonly isWide?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control. Its texts are seen and read out in one order: label, hint, error, control, notice. */
export function Field({ label, note, hint, error, notice, isWide = false, children }: FieldProps) {
  const id = useId();
  const texts = { hint: `${id}-hint`, error: `${id}-error`, notice: `${id}-notice` };
  const describedBy = [hint && texts.hint, error && texts.error, notice && texts.notice]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={isWide ? 'aw-field aw-field--wide' : 'aw-field'}>
      <label className="aw-label" htmlFor={id}>
        {label}
        {note && <span className="aw-optional"> {note}</span>}
      </label>
      {hint && (
        <p className="aw-hint" id={texts.hint}>
          {hint}
        </p>
      )}
      <FieldError id={texts.error}>{error}</FieldError>
      {children({
        id,
        className: 'aw-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {notice !== undefined && (
        <div className="aw-field-notice" id={texts.notice} aria-live="polite">
          {notice}
        </div>
      )}
    </div>
  );
}
