import { Field } from '@adviser-widgets/ui';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';

const words: Readonly<Record<string, string>> = {
  visible: 'when it comes near the visible part of the page',
  eager: 'at once',
  idle: 'when the page is idle',
  interaction: 'when a visitor uses its content',
};

interface LoadFieldProps {
  readonly draft: WidgetDraft;
  readonly widget: BuilderWidget;
  readonly onChange: (draft: WidgetDraft) => void;
}

export function LoadField({ draft, widget, onChange }: LoadFieldProps) {
  const value = draft.others.find(([name]) => name === 'data-widget-load')?.[1] ?? '';
  const known = Object.keys(words);
  return (
    <Field
      label="When it loads"
      note="data-widget-load"
      hint="Until then, visitors see the content that you put inside."
      isWide
    >
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(withLoad(draft, event.target.value))}
        >
          <option value="">Standard: {words[widget.load] ?? widget.load}</option>
          {value !== '' && !known.includes(value) && <option>{value}</option>}
          {known.map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function withLoad(draft: WidgetDraft, value: string): WidgetDraft {
  const others = draft.others.filter(([name]) => name !== 'data-widget-load');
  return { ...draft, others: value === '' ? others : [...others, ['data-widget-load', value]] };
}
