import { useCombobox } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/combobox.css';
import { useId, useRef, useState } from 'react';

const towns = ['Dunedin', 'Hamilton', 'Hastings', 'Napier', 'Nelson', 'Wellington'].map((name) => ({ name }));

export function UseComboboxExample() {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const options = text ? towns.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())) : [];
  const combobox = useCombobox({
    id,
    rootRef,
    options,
    onText: setText,
    onPick: ({ name }) => setText(name),
    onClear: () => setText(''),
  });
  return (
    <div className="aw-field">
      <div className="aw-label-row">
        <label className="aw-label" htmlFor={id}>
          Town
        </label>
      </div>
      <div className="aw-combobox" ref={rootRef}>
        <input
          {...combobox.input}
          id={id}
          className="aw-control"
          autoComplete="off"
          value={text}
          onChange={(event) => combobox.open(event.target.value)}
          onBlur={combobox.leave}
        />
        {combobox.isOpen && (
          <div className="aw-popup aw-popup--in-flow" {...combobox.popup}>
            <ul className="aw-listbox" aria-label="Towns" {...combobox.list}>
              {options.map(({ name }, index) => (
                <li className="aw-option" key={name} {...combobox.option(index)}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
