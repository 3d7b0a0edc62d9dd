import { addressInLink, parseMarkup } from '@adviser-widgets/markup';
import { AttributeField } from './AttributeField.tsx';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';
import { followSettings } from '../draft/follow-settings.ts';
import { labelOf } from '../draft/label-of.ts';
import { LoadField } from './LoadField.tsx';

export interface DraftFieldsProps {
  readonly draft: WidgetDraft;
  readonly widget: BuilderWidget;
  readonly problems: readonly DraftProblem[];
  readonly onChange: (draft: WidgetDraft) => void;
}

/** Required attributes, those in the example and the button's text come first; the others are in a collapsed section. */
export function AttributeFields({ draft, widget, problems, onChange }: DraftFieldsProps) {
  const usual = usualNames(widget);
  const all = Object.keys(widget.attributes);
  const others = all.filter((name) => !usual.includes(name));
  const fieldFor = (name: string) => {
    const attribute = widget.attributes[name];
    if (!attribute) return null;
    const value = draft.attributes[name];
    const problem = problems.find((each) => each.name === name && !(each.isMissing && !value));
    const error = problem?.fieldSentence ?? problem?.sentence;
    const change = (next: string | undefined) =>
      onChange(followSettings(draft, withValue(draft.attributes, name, asMeant(name, next, widget)), widget));
    return (
      <AttributeField
        key={name}
        label={labelOf(name, widget)}
        {...{ name, attribute, value, error }}
        onChange={change}
      />
    );
  };
  return (
    <>
      {all.length === 0 && <p>This widget has no settings of its own.</p>}
      {all.filter((name) => usual.includes(name)).map(fieldFor)}
      <details
        className="aw-builder__more"
        open={others.some((name) => name in draft.attributes) || undefined}
      >
        <summary>More settings</summary>
        {others.map(fieldFor)}
        <LoadField {...{ draft, widget, onChange }} />
      </details>
    </>
  );
}

function usualNames({ attributes, example, name }: BuilderWidget): string[] {
  const element = parseMarkup(example).querySelector(`[data-widget="${name}"]`);
  return Object.entries(attributes).flatMap(([each, { required }]) =>
    required || each === 'button-text' || element?.hasAttribute(`data-${each}`) ? [each] : [],
  );
}

/** A link to a map that is pasted for an address is taken apart. */
function asMeant(name: string, value: string | undefined, { repeats }: BuilderWidget): string | undefined {
  const isPlace = repeats?.as === 'address' && repeats.attribute === name;
  return (isPlace && value !== undefined && addressInLink(value)) || value;
}

function withValue(
  attributes: WidgetDraft['attributes'],
  name: string,
  value: string | undefined,
): WidgetDraft['attributes'] {
  const { [name]: _before, ...others } = attributes;
  if (value === undefined) return others;
  return name in attributes ? { ...attributes, [name]: value } : { ...others, [name]: value };
}
