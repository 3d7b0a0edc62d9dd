import type { Adviser } from '@adviser-widgets/core/internal';
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
  /** The id of the input. */
  readonly id: string;
  /** What is typed. */
  readonly text: string;
  /** As `createAdviserChoice` returns it. */
  readonly choice: AdviserChoice;
  /** The element around input and suggestions. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** Receives what to call on the events of the input. */
  readonly events: Ref<ComboboxEvents>;
  /** Called with the text to search for. */
  readonly onText: (text: string) => void;
  /** Called with a picked name, or '' after a second Escape. */
  readonly onEnter: (name: string) => void;
  /** Called with the ARIA attributes of the input; `undefined` while it is a plain one. */
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
