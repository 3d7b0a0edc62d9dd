import type { Adviser } from '@adviser-widgets/core';
import { Announcement, useCombobox, type Combobox } from '@adviser-widgets/ui';
import { useEffect, useImperativeHandle, useLayoutEffect, useSyncExternalStore, type Ref, type RefObject } from 'react';
import { isSearchable, type AdviserChoice } from './adviser-choice.ts';
import { AdviserPopup } from './AdviserPopup.tsx';
import { adviserText, announceAdvisers, type FindText } from './adviser-texts.ts';

/** What makes a plain input a combobox. */
export type ComboboxAria = Omit<Combobox['input'], 'onKeyDown'>;

/** What the combobox wants to hear of its input. */
export interface ComboboxEvents extends Pick<Combobox, 'open' | 'leave'> {
  readonly onKeyDown: NonNullable<Combobox['input']['onKeyDown']>;
}

interface AdviserSuggestionsProps {
  /** The input's; it stands before this in `rootRef`. */
  readonly id: string;
  readonly text: string;
  readonly choice: AdviserChoice;
  /** The page's own words, where it has some (row 22). */
  readonly findText: FindText;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly events: Ref<ComboboxEvents>;
  readonly onText: (text: string) => void;
  /** Puts this name into the input. */
  readonly onEnter: (name: string) => void;
  readonly onAria: (aria: ComboboxAria | undefined) => void;
}

/** Options shown at a time: they push down what follows, so there are few. */
const limit = 5;

/** The list under an adviser's name, and what turns the input before it into a combobox once there is one. */
export function AdviserSuggestions({ id, text, choice, findText, rootRef, events, onText, onEnter, onAria }: AdviserSuggestionsProps) {
  const status = useSyncExternalStore(choice.subscribe, choice.status, choice.status);
  const isReady = status === 'ready';
  const found = isSearchable(text) ? choice.suggest(text, limit) : undefined;
  const combobox = useCombobox<Adviser>({
    id,
    rootRef,
    options: found?.advisers ?? [],
    canOpen: found !== undefined,
    onText,
    onPick: (adviser) => {
      choice.pick(adviser);
      onEnter(adviser.name);
    },
    onClear: () => onEnter(''),
  });
  const { onKeyDown, ...aria } = combobox.input;
  const { 'aria-expanded': isExpanded, 'aria-activedescendant': active } = aria;

  useImperativeHandle(events, () => ({ open: combobox.open, leave: combobox.leave, onKeyDown: (event) => isReady && onKeyDown?.(event) }));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- these are what changes of it
  useLayoutEffect(() => onAria(isReady ? aria : undefined), [isReady, isExpanded, active]);
  useEffect(() => {
    // The visitor was quicker than this code.
    const input = document.activeElement;
    if (input instanceof HTMLInputElement && input.id === id && input.value) combobox.open(input.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it has come
  }, []);

  const shown = combobox.isOpen ? found : undefined;
  const waiting = status === 'loading' && isSearchable(text) ? adviserText('adviserLoading', findText) : '';
  return (
    <>
      {shown && <AdviserPopup found={shown} combobox={combobox} findText={findText} />}
      <Announcement text={shown ? announceAdvisers(shown, findText) : waiting} />
    </>
  );
}
