import { registerField, type LeadFieldProps } from '@adviser-widgets/forms';
import { useId } from 'react';

/** 0 to 10, or not applicable (row 41). */
const ratings = [...Array.from({ length: 11 }, (_, index) => String(index)), 'N/A'];

/** A statement to agree or disagree with, on a scale of radio buttons. */
export function RatingField({ name, field, form }: LeadFieldProps) {
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const ends: Readonly<Record<string, string>> = { 0: `${id}-low`, 10: `${id}-high` };
  const registered = registerField(form, name);
  return (
    <fieldset
      className="aw-rating aw-field aw-field--wide"
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="aw-label">{field.label}</legend>
      <div className="aw-rating__scale">
        <span className="aw-rating__end" id={ends[0]}>
          Strongly Disagree
        </span>
        {ratings.map((value) => (
          <label className="aw-rating__choice" key={value}>
            <input className="aw-rating__radio" type="radio" value={value} aria-describedby={ends[value]} {...registered} />
            <span className="aw-rating__value">{value}</span>
          </label>
        ))}
        <span className="aw-rating__end aw-rating__end--high" id={ends[10]}>
          Strongly Agree
        </span>
      </div>
      {error && (
        <p className="aw-field-error" id={`${id}-error`}>
          <span className="aw-hidden">Error: </span>
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
