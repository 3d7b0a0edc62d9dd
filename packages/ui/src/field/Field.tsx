import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** Props that tie a control to its label, hint and error. */
export interface ControlProps {
  /** The label names it. */
  readonly id: string;
  /** The look of a control. */
  readonly className: string;
  /** While the field has an error. */
  readonly 'aria-invalid': true | undefined;
  /** The ids of note, hint and error, of those there are. */
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** The name of the control. */
  readonly label: string;
  /** A word beside the label, for example "(optional)". It is described, not named: names stay as the page sets them. */
  readonly note?: string | undefined;
  /** What to enter, before anything is wrong. */
  readonly hint?: string | undefined;
  /** What is wrong; '' while nothing is. */
  readonly error?: string | undefined;
  /** A question about what was typed, announced politely; '' if there may be one later. */
  readonly notice?: string | undefined;
  /** Spans both columns of a form. */
  readonly isWide?: boolean | undefined;
  /** Renders the control with the props that tie it to the texts. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control. Its texts are seen and read out in one order: label, note, hint, error, control, notice. */
export function Field({ label, note, hint, error, notice, isWide = false, children }: FieldProps) {
  const id = useId();
  const texts = { note: `${id}-note`, hint: `${id}-hint`, error: `${id}-error`, notice: `${id}-notice` };
  const describedBy = [note && texts.note, hint && texts.hint, error && texts.error, notice && texts.notice]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={isWide ? 'aw-field aw-field--wide' : 'aw-field'}>
      <div className="aw-label-row">
        <label className="aw-label" htmlFor={id}>
          {label}
        </label>
        {note && (
          <span className="aw-optional" id={texts.note}>
            {note}
          </span>
        )}
      </div>
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
