import type { Adviser } from '@adviser-widgets/core';
import { LiveRegion, useCombobox, type Combobox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useSyncExternalStore,
  type Ref,
  type RefObject,
} from 'react';
import { isSearchable, type AdviserChoice } from './adviser-choice.ts';
import { AdviserPopup } from './AdviserPopup.tsx';
import { adviserText, announceAdvisers } from './texts.ts';

export type ComboboxAria = Omit<Combobox['input'], 'onKeyDown'>;

export interface ComboboxEvents extends Pick<Combobox, 'open' | 'leave'> {
  readonly onKeyDown: NonNullable<Combobox['input']['onKeyDown']>;
}

interface AdviserSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly choice: AdviserChoice;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly events: Ref<ComboboxEvents>;
  readonly onText: (text: string) => void;
  readonly onEnter: (name: string) => void;
  readonly onAria: (aria: ComboboxAria | undefined) => void;
}

/** Few, because they push down what follows. */
const maxShown = 5;

/** The list under an adviser's name. Turns the input before it into a combobox once it has loaded. */
export function AdviserSuggestions({
  id,
  text,
  choice,
  rootRef,
  events,
  onText,
  onEnter,
  onAria,
}: AdviserSuggestionsProps) {
  const { name: widget } = useWidgetHost();
  const status = useSyncExternalStore(choice.subscribe, choice.status, choice.status);
  const isReady = status === 'ready';
  const found = isSearchable(text) ? choice.suggest(text, maxShown) : undefined;
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

  useImperativeHandle(events, () => ({
    open: combobox.open,
    leave: combobox.leave,
    onKeyDown: (event) => isReady && onKeyDown?.(event),
  }));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only these parts of it change
  useLayoutEffect(() => onAria(isReady ? aria : undefined), [isReady, isExpanded, active]);
  useEffect(() => {
    // The visitor typed while this loaded.
    const input = document.activeElement;
    if (input instanceof HTMLInputElement && input.id === id && input.value) combobox.open(input.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);

  const shown = combobox.isOpen ? found : undefined;
  const waiting = status === 'loading' && isSearchable(text) ? adviserText('adviserLoading', widget) : '';
  return (
    <>
      {shown && <AdviserPopup found={shown} combobox={combobox} />}
      <LiveRegion text={shown ? announceAdvisers(shown, widget) : waiting} />
    </>
  );
}
