import { Field } from '@adviser-widgets/ui';
import type { DraftFieldsProps } from './AttributeFields.tsx';

const fallbackHint =
  "Visitors see this until the widget loads, and keep seeing it if the widget can't load: a phone number, or a link to a page that does the same.";
const contentHint = "The content of the widget. Visitors see it as it is if the widget can't load.";

export function ContentFields({ draft, widget, onChange }: DraftFieldsProps) {
  const { slots, content } = draft;
  return (
    <>
      {Object.entries(widget.slots).map(([name, { description }]) => (
        <HtmlField
          key={name}
          label={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
          note={`data-slot="${name}"`}
          hint={description}
          value={slots[name] ?? ''}
          onChange={(html) => onChange({ ...draft, slots: { ...slots, [name]: html } })}
        />
      ))}
      <HtmlField
        label={widget.content ? 'Content' : 'Until it has loaded'}
        note="HTML"
        hint={widget.content ? contentHint : fallbackHint}
        value={content}
        onChange={(html) => onChange({ ...draft, content: html })}
      />
    </>
  );
}

interface HtmlFieldProps {
  readonly label: string;
  readonly note: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

function HtmlField({ value, onChange, ...texts }: HtmlFieldProps) {
  const rows = Math.min(12, Math.max(3, value.split('\n').length + 1));
  return (
    <Field {...texts} isWide>
      {(control) => (
        <textarea
          {...control}
          className="aw-control aw-builder__code"
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
