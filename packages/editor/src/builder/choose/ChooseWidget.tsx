import { Field } from '@adviser-widgets/ui';
import { useState } from 'react';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { groupWidgets } from './group-widgets.ts';
import { PasteMarkup } from './PasteMarkup.tsx';
import { draftOf } from '../draft/read-draft.ts';
import { useFocusOnMount } from '../useFocusOnMount.ts';

interface ChooseWidgetProps {
  readonly widgets: ReadonlyMap<string, BuilderWidget>;
  readonly release: URL;
  readonly takesFocus: boolean;
  readonly onChoose: (draft: WidgetDraft) => void;
}

export function ChooseWidget({ widgets, release, takesFocus, onChoose }: ChooseWidgetProps) {
  const heading = useFocusOnMount(takesFocus);
  const [words, setWords] = useState('');
  const groups = groupWidgets([...widgets.values()], words);
  const found = groups.flatMap((group) => group.widgets).length;
  return (
    <div className="aw-builder__choose">
      <h2 className="aw-heading" ref={heading} tabIndex={-1}>
        Choose a widget
      </h2>
      <div className="aw-builder__ways">
        <Field label="Find" hint="By name, or by what it is for: call, map, questions …">
          {(control) => (
            <input
              {...control}
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <PasteMarkup widgets={widgets} onChoose={onChoose} />
      </div>
      <p className="aw-hidden" role="status">
        {words.trim() !== '' && `${found} of ${widgets.size} widgets`}
      </p>
      {found === 0 && (
        <p>No widget matches. Try another word, or clear the field to see all {widgets.size}.</p>
      )}
      {groups.map(({ title, widgets: members }) => (
        <section key={title} aria-label={title}>
          <h3 className="aw-builder__family">{title}</h3>
          <ul className="aw-builder__cards">
            {members.map((widget) => (
              <li key={widget.name}>
                <button type="button" className="aw-builder__card" onClick={() => onChoose(draftOf(widget))}>
                  {widget.picture && (
                    <img
                      src={new URL(widget.picture, release).href}
                      alt=""
                      width={160}
                      height={100}
                      loading="lazy"
                    />
                  )}
                  <span className="aw-builder__name">{widget.title}</span>
                  <span className="aw-builder__about">{firstSentence(widget.description)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function firstSentence(text: string): string {
  return /^.*?[.:;](?=\s|$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;
}
