import type { LeadFieldProps } from '@adviser-widgets/forms';
import { fieldLabel } from '@adviser-widgets/forms/internal';
import { FieldError } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId } from 'react';
import { ratings, surveyText } from './texts.ts';

export function RatingField({ name, field, form }: LeadFieldProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const ends: Readonly<Record<string, string>> = { 0: `${id}-low`, 10: `${id}-high` };
  const registered = form.register(name);
  return (
    <fieldset
      className="aw-rating aw-field aw-field--wide"
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="aw-label">{fieldLabel(name, field, widget)}</legend>
      <div className="aw-rating__scale">
        <span className="aw-rating__end" id={ends[0]}>
          {surveyText('ratingLow', widget)}
        </span>
        {ratings.shown(widget).map(({ value, label }) => (
          <label className="aw-rating__choice" key={value}>
            <input
              id={`${id}-${value}`}
              className="aw-rating__radio"
              type="radio"
              value={value}
              aria-describedby={ends[value]}
              {...registered}
            />
            <span className="aw-rating__value">{label}</span>
          </label>
        ))}
        <span className="aw-rating__end aw-rating__end--high" id={ends[10]}>
          {surveyText('ratingHigh', widget)}
        </span>
      </div>
      {/* Below: its sentence says "listed above". */}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
