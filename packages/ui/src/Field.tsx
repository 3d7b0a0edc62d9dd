import { useId, type ReactNode } from 'react';

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** A word beside the label, such as "optional". */
  readonly note?: string;
  readonly hint?: string;
  readonly error?: string;
  /** Takes the full width of a form in two columns. */
  readonly isWide?: boolean;
  /** Renders the control with the props that tie it to its texts. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control with a hint and an error, both read out with it. */
export function Field({ label, note, hint, error, isWide = false, children }: FieldProps) {
  const id = useId();
  const texts = { note: `${id}-note`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [error && texts.error, note && texts.note, hint && texts.hint].filter(Boolean).join(' ');
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
      {children({
        id,
        className: 'aw-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="aw-hint" id={texts.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className="aw-field-error" id={texts.error}>
          <span className="aw-hidden">Error: </span>
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
