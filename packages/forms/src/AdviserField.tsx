import type { ControlProps } from '@adviser-widgets/ui';
import { Announcement, useCombobox } from '@adviser-widgets/ui/combobox';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, useSyncExternalStore } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isSearchable, type AdviserChoice } from './adviser-choice.ts';
import { AdviserPopup } from './AdviserPopup.tsx';
import { adviserText, announceAdvisers } from './adviser-texts.ts';

/** The control of the adviser's name; label, hint and error come from the Field around it. */
export interface AdviserFieldProps {
  /** What ties it to its Field. */
  readonly control: ControlProps & { readonly 'aria-required'?: true };
  /**
   * From `register` of react-hook-form. The form's value is the text as typed; whose name that is, `choice.resolve`
   * tells when the lead is sent.
   */
  readonly registered: UseFormRegisterReturn;
  readonly choice: AdviserChoice;
  /** Puts a picked name, or the empty text of a second Escape, into the form's value. */
  readonly onPick: (name: string) => void;
}

/** Options shown at a time. */
const limit = 8;

/**
 * A text field that suggests advisers from 2 characters on (spec section 5). Until their list has come, and where it
 * cannot be had, it is a plain text field (row 31).
 */
export function AdviserField({ control, registered, choice, onPick }: AdviserFieldProps) {
  const { name: widget } = useWidgetHost();
  const status = useSyncExternalStore(choice.subscribe, choice.status, choice.status);
  const [text, setText] = useState('');
  const found = isSearchable(text) ? choice.suggest(text, limit) : undefined;
  const enter = (name: string) => {
    setText(name);
    onPick(name);
  };
  const combobox = useCombobox({
    id: control.id,
    options: found?.advisers ?? [],
    canOpen: found !== undefined,
    onText: setText,
    onPick: (adviser) => {
      choice.pick(adviser);
      enter(adviser.name);
    },
    onClear: () => enter(''),
  });
  const shown = combobox.isOpen ? found : undefined;
  const waiting = status === 'loading' && isSearchable(text) ? adviserText('adviserLoading', widget) : '';
  return (
    <div className="aw-combobox" ref={combobox.rootRef}>
      <input
        {...control}
        {...registered}
        {...(status === 'ready' && combobox.input)}
        type="text"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        onFocus={choice.prepare}
        onChange={(event) => {
          void registered.onChange(event);
          combobox.open(event.target.value);
        }}
        onBlur={(event) => {
          void registered.onBlur(event);
          combobox.close();
        }}
      />
      {shown && <AdviserPopup found={shown} combobox={combobox} widget={widget} />}
      <Announcement text={shown ? announceAdvisers(shown, widget) : waiting} />
    </div>
  );
}
