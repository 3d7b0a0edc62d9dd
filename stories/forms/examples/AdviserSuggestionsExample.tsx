import { AdviserSuggestions, createAdviserChoice } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/combobox.css';
import '@adviser-widgets/forms/adviser.css';
import { useId, useRef, useState, type ComponentProps } from 'react';

type Suggestions = ComponentProps<typeof AdviserSuggestions>;

const advisers = ['Aroha Ngata', 'Hemi Tūhoe', 'Marama Te Awa', 'Mark Tane'].map((name, index) => ({
  id: String(index),
  name,
}));
const choice = createAdviserChoice(() => Promise.resolve(advisers));

/** An input of your own; `AdviserField` is one that loads the suggestions when they are needed. */
export function AdviserSuggestionsExample() {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const events = useRef<Parameters<Extract<Suggestions['events'], (...given: never[]) => unknown>>[0]>(null);
  const [text, setText] = useState('');
  const [aria, setAria] = useState<Parameters<Suggestions['onAria']>[0]>();
  return (
    <div className="aw-field">
      <div className="aw-label-row">
        <label className="aw-label" htmlFor={id}>
          Adviser name
        </label>
      </div>
      <div className="aw-combobox" ref={rootRef}>
        <input
          {...aria}
          id={id}
          className="aw-control"
          autoComplete="off"
          value={text}
          onFocus={choice.prepare}
          onKeyDown={(event) => events.current?.onKeyDown(event)}
          onChange={({ target }) => {
            setText(target.value);
            events.current?.open(target.value);
          }}
          onBlur={() => events.current?.leave()}
        />
        <AdviserSuggestions
          {...{ id, text, choice, rootRef, events }}
          onText={setText}
          onEnter={setText}
          onAria={setAria}
        />
      </div>
    </div>
  );
}
