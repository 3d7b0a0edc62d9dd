import { meantAddress, parseMarkup, standIns } from '@adviser-widgets/markup';
import { useState } from 'react';
import { AttributeField } from './AttributeField.tsx';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';
import { followSettings } from '../draft/follow-settings.ts';
import type { DraftHint } from '../draft/draft-hints.ts';
import { labelOf } from '../draft/label-of.ts';
import { LoadField } from './LoadField.tsx';

export interface DraftFieldsProps {
  readonly draft: WidgetDraft;
  readonly widget: BuilderWidget;
  readonly problems: readonly DraftProblem[];
  readonly hints: readonly DraftHint[];
  readonly onChange: (draft: WidgetDraft) => void;
}

/**
 * Required attributes, those in the example, days and the button's text come first; the others are in a collapsed section.
 * One that may stand in for the content is there only for drafts that came with it: a text has one field.
 */
export function AttributeFields({ draft, widget, problems, hints, onChange }: DraftFieldsProps) {
  const [given] = useState(draft.attributes);
  const usual = [...usualNames(widget), ...standIns(widget)];
  const isShown = (name: string) =>
    name in given || name in draft.attributes || !standIns(widget).includes(name);
  const all = Object.keys(widget.attributes).filter(isShown);
  const others = all.filter((name) => !usual.includes(name));
  const fieldFor = (name: string) => {
    const attribute = widget.attributes[name];
    if (!attribute) return null;
    const value = draft.attributes[name];
    const problem = problems.find((each) => each.name === name && !(each.isMissing && !value));
    const hint = hints.find((each) => each.name === name);
    const error = problem?.fieldSentence ?? problem?.sentence;
    const change = (next: string | undefined) =>
      onChange(
        followSettings(
          draft,
          withValue(draft.attributes, name, next && meantAddress(widget, name, next)),
          widget,
        ),
      );
    return (
      <AttributeField
        key={name}
        label={labelOf(name, widget)}
        {...{ name, attribute, value, error }}
        isLost={problem?.isLost ?? false}
        notice={hint?.fieldSentence ?? hint?.sentence}
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
  return Object.entries(attributes).flatMap(([each, { kind, required }]) =>
    required || kind === 'date' || each === 'button-text' || element?.hasAttribute(`data-${each}`)
      ? [each]
      : [],
  );
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
