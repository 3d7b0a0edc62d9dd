import type { Adviser } from './fetch-advisers.ts';
import { useCombobox, useLazyPart, type ControlProps } from '@adviser-widgets/ui';
import { useStore } from '@adviser-widgets/ui/internal';
import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { AdviserListStatus } from './adviser-choice.ts';
import type { AdviserLookup } from './adviser-lookup.ts';

/** Props of the control for the adviser's name; its Field has the label, hint and error. */
export interface AdviserFieldProps {
  /** What the Field around it passes. */
  readonly control: ControlProps & { readonly 'aria-required'?: true };
  /** The form's value is the text as typed; `choice.resolve` finds whose name it is. */
  readonly registered: UseFormRegisterReturn;
  /** Called on the first focus; repeated after a failure. */
  readonly loadSearch: () => Promise<AdviserLookup>;
  /** With '' and no adviser after a second Escape. */
  readonly onPick: (name: string, adviser?: Adviser) => void;
}

/** Until the code has loaded. */
const notYet = { state: (): AdviserListStatus => 'idle', subscribe: () => () => {} };

/** Few, because they push down what follows. */
const maxShown = 5;

/** A text field, which is a combobox of advisers once their list has loaded: it suggests from 2 characters on. */
export function AdviserField({ control, registered, loadSearch, onPick }: AdviserFieldProps) {
  const [search, prepare] = useLazyPart(async () => {
    const found = await loadSearch();
    found.choice.prepare();
    return found;
  });
  const [text, setText] = useState('');
  const rootRef = useRef<HTMLDivElement>(null);
  const status = useStore(search?.choice ?? notYet);
  const found = status === 'ready' ? search?.choice.suggest(text, maxShown) : undefined;
  const enter = (name: string, adviser?: Adviser) => {
    setText(name);
    onPick(name, adviser);
  };
  const combobox = useCombobox<Adviser>({
    id: control.id,
    rootRef,
    options: found?.advisers ?? [],
    canOpen: found !== undefined,
    onText: setText,
    onPick: (adviser) => enter(adviser.name, adviser),
    onClear: () => enter(''),
  });
  return (
    <div className="aw-combobox" ref={rootRef}>
      <input
        {...control}
        {...registered}
        {...(status === 'ready' && combobox.input)}
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        onFocus={({ target }) => {
          setText(target.value); // a draft's, or a script's
          prepare(); // after a failure the next focus retries
        }}
        onChange={(event) => {
          void registered.onChange(event);
          combobox.open(event.target.value);
        }}
        onBlur={combobox.leave}
      />
      {search && (
        <search.Suggestions
          text={text}
          status={status}
          found={combobox.isOpen ? found : undefined}
          combobox={combobox}
        />
      )}
    </div>
  );
}
