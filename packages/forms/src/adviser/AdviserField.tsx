import { useLazyPart, type ControlProps } from '@adviser-widgets/ui';
import { useRef, useState } from 'react';
import type { FieldRegistration } from '../fields/field-store.ts';
import type { AdviserLookup } from './adviser-lookup.ts';
import type { ComboboxAria, ComboboxEvents } from './AdviserSuggestions.tsx';

/** Props of the control for the adviser's name; its Field has the label, hint and error. */
export interface AdviserFieldProps {
  /** What the Field around it passes. */
  readonly control: ControlProps & { readonly 'aria-required'?: true };
  /** The form's value is the text as typed; `choice.resolve` finds the id when the lead is sent. */
  readonly registered: FieldRegistration;
  /** Called on the first focus; repeated after a failure. */
  readonly loadSearch: () => Promise<AdviserLookup>;
  /** With '' after a second Escape. */
  readonly onPick: (name: string) => void;
}

/** A text field that suggests advisers from 2 characters on, once their list has loaded. */
export function AdviserField({ control, registered, loadSearch, onPick }: AdviserFieldProps) {
  const [search, prepare] = useLazyPart(async () => {
    const found = await loadSearch();
    found.choice.prepare();
    return found;
  });
  const [text, setText] = useState('');
  const [aria, setAria] = useState<ComboboxAria>();
  const rootRef = useRef<HTMLDivElement>(null);
  const events = useRef<ComboboxEvents>(null);

  const enter = (name: string) => {
    setText(name);
    onPick(name);
  };
  return (
    <div className="aw-combobox" ref={rootRef}>
      <input
        {...control}
        {...registered}
        {...aria}
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        onFocus={() => prepare()} // after a failure the next focus retries
        onKeyDown={(event) => events.current?.onKeyDown(event)}
        onChange={(event) => {
          registered.onChange();
          setText(event.target.value);
          events.current?.open(event.target.value);
        }}
        onBlur={() => events.current?.leave()}
      />
      {search && (
        <search.Suggestions
          id={control.id}
          text={text}
          choice={search.choice}
          rootRef={rootRef}
          events={events}
          onText={setText}
          onEnter={enter}
          onAria={setAria}
        />
      )}
    </div>
  );
}
