import { Field, LiveRegion } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId } from 'react';
import { charactersLeft } from './counted-texts.ts';
import { controlProps, fieldTexts } from './field-props.ts';
import type { LeadFieldProps } from './lead-field.ts';
import { useFieldValue } from './useFields.ts';

/** Up to this length, what is left is always shown; of a longer one, from three quarters on. */
const shortLimit = 200;

/** A `control` for fields with a `maxLength`: a text area that says how many characters are left. */
export function CountedField(props: LeadFieldProps) {
  const { name, field, form } = props;
  const { name: widget } = useWidgetHost();
  const countId = useId();
  const limit = field.maxLength ?? Infinity;
  const { length } = useFieldValue(form, name);
  const isShown = limit <= shortLimit || length >= limit * 0.75;
  const text = isShown ? charactersLeft(limit - length, widget) : '';
  return (
    <Field {...fieldTexts(props, widget)} isWide>
      {(ties) => (
        <>
          {/* No `maxlength`: browsers would silently cut what is pasted. */}
          <textarea
            {...controlProps(props, ties)}
            aria-describedby={
              [ties['aria-describedby'], text && countId].filter(Boolean).join(' ') || undefined
            }
            rows={5}
          />
          <p className={length > limit ? 'aw-count aw-count--over' : 'aw-count'} id={countId}>
            {text}
          </p>
          <LiveRegion text={length > 0 ? text : ''} />
        </>
      )}
    </Field>
  );
}
