import { Checkbox, Field } from '@adviser-widgets/ui';
import { parseValue } from '@adviser-widgets/core/internal';
import type { Attribute } from '@adviser-widgets/widget';
import { labelOf } from '@adviser-widgets/widget/internal';
import type { ComponentProps } from 'react';
import { RichTextField } from '../rich-text/RichTextField.tsx';

interface AttributeFieldProps {
  /** Without `data-`. */
  readonly name: string;
  readonly label: string;
  readonly attribute: Attribute;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** The value is empty, and can be removed. */
  readonly isLost: boolean;
  /** What is worth a look; `undefined` if nothing is. */
  readonly notice: string | undefined;
  /** `undefined` removes the attribute, so that its default applies. */
  readonly onChange: (value: string | undefined) => void;
}

export function AttributeField(field: AttributeFieldProps) {
  const { name, label, attribute, value, error, isLost, notice, onChange } = field;
  const note = attribute.required ? `data-${name}, required` : `data-${name}`;
  if (attribute.kind === 'flag') return <FlagField {...field} />;
  if (attribute.kind === 'html')
    return (
      <RichTextField
        {...{ label, note, error }}
        hint={attribute.description}
        elements="attribute"
        value={value ?? ''}
        onChange={(html) => onChange(html || undefined)}
      />
    );
  return (
    <>
      <Field
        label={label}
        note={note}
        hint={hintOf(attribute)}
        {...(error && { error })}
        {...(notice && { notice })}
        isWide
      >
        {(control) => {
          const props = {
            ...control,
            value: value ?? '',
            onChange: (event: { target: { value: string } }) =>
              onChange(event.target.value || (attribute.emptyForNone ? '' : undefined)),
          };
          if (attribute.kind === 'choice') return <Choices {...props} attribute={attribute} />;
          if (attribute.kind === 'json')
            return (
              <textarea {...props} className="aw-control aw-builder__code" rows={5} spellCheck={false} />
            );
          return (
            <input
              {...props}
              {...inputOf(attribute)}
              placeholder={value === '' ? undefined : placeholderOf(attribute)}
              autoComplete="off"
            />
          );
        }}
      </Field>
      {attribute.emptyForNone && <NoneField {...field} />}
      {isLost && (
        <div className="aw-builder__none">
          <button type="button" className="aw-builder__second" onClick={() => onChange(undefined)}>
            Remove it <span className="aw-hidden">: {label}</span>
          </button>
        </div>
      )}
    </>
  );
}

/** An untouched field is empty as well, and leaves the widget its own words. */
function NoneField({ label, value, onChange }: AttributeFieldProps) {
  return (
    <div className="aw-builder__none">
      <Checkbox
        label={`No ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        checked={value === ''}
        onChange={({ target: { checked } }) => onChange(checked ? '' : undefined)}
      />
    </div>
  );
}

function Choices({
  attribute: { choices = [], default: standard },
  ...props
}: { readonly attribute: Attribute } & ComponentProps<'select'>) {
  const isUnknown = props.value !== '' && !choices.includes(String(props.value));
  return (
    <select {...props}>
      <option value="">{standard ? `Standard: ${labelOf(String(standard))}` : 'None'}</option>
      {isUnknown && <option value={String(props.value)}>{String(props.value)}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labelOf(choice)}
        </option>
      ))}
    </select>
  );
}

/** Writes a flag only if it differs from its default. */
function FlagField({ name, label, attribute, value, error, onChange }: AttributeFieldProps) {
  const standard = attribute.default === true;
  const isOn = value === undefined ? standard : (parseValue('flag', value)?.value ?? standard);
  return (
    <div className="aw-builder__flag">
      <Checkbox
        label={label}
        checked={isOn === true}
        onChange={({ target: { checked } }) => onChange(checked === standard ? undefined : String(checked))}
      />
      <p className="aw-hint">
        {attribute.description} <code>data-{name}</code>
      </p>
      {error && <p className="aw-field-error">{error}</p>}
    </div>
  );
}

function hintOf({ kind, description, example }: Attribute): string {
  if (kind === 'choice') return description;
  return `${description} For example: ${example}`;
}

function inputOf({ kind }: Attribute): ComponentProps<'input'> {
  if (kind === 'integer') return { inputMode: 'numeric' };
  if (kind === 'number') return { inputMode: 'decimal' };
  return kind === 'date' ? { type: 'date' } : { spellCheck: kind === 'text' || kind === 'list' };
}

function placeholderOf({ default: standard }: Attribute): string | undefined {
  if (standard === undefined || standard === '') return undefined;
  return Array.isArray(standard) ? standard.join(', ') : String(standard);
}
