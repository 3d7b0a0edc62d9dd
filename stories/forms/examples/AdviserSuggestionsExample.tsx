import { AdviserSuggestions, AdviserChoice } from '@adviser-widgets/forms';
import { useCombobox } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/combobox.css';
import '@adviser-widgets/forms/adviser.css';
import { useId, useRef, useState, useSyncExternalStore } from 'react';

const advisers = ['Aroha Ngata', 'Hemi Tūhoe', 'Marama Te Awa', 'Mark Tane'].map((name, index) => ({
  id: String(index),
  name,
}));
const choice = new AdviserChoice(() => Promise.resolve(advisers));

/** An input of your own; `AdviserField` is one that loads the suggestions when they are needed. */
export function AdviserSuggestionsExample() {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const status = useSyncExternalStore(choice.subscribe, choice.state, choice.state);
  const found = status === 'ready' ? choice.suggest(text, 5) : undefined;
  const combobox = useCombobox({
    id,
    rootRef,
    options: found?.advisers ?? [],
    canOpen: found !== undefined,
    onText: setText,
    onPick: ({ name }) => setText(name),
    onClear: () => setText(''),
  });
  return (
    <div className="aw-field">
      <div className="aw-label-row">
        <label className="aw-label" htmlFor={id}>
          Adviser name
        </label>
      </div>
      <div className="aw-combobox" ref={rootRef}>
        <input
          {...combobox.input}
          id={id}
          className="aw-control"
          autoComplete="off"
          value={text}
          onFocus={choice.prepare}
          onChange={({ target }) => combobox.open(target.value)}
          onBlur={combobox.leave}
        />
        <AdviserSuggestions
          text={text}
          status={status}
          found={combobox.isOpen ? found : undefined}
          combobox={combobox}
        />
      </div>
    </div>
  );
}
