import { useEffect, useState, type HTMLAttributes, type InputHTMLAttributes, type MouseEvent } from 'react';
import { useAfterPress } from '../dialog/useAfterPress.ts';
import { usePressOutside } from '../dialog/usePressOutside.ts';
import {
  catchUp,
  handleKey,
  noKeys,
  pick,
  type ComboboxSettings,
  type ComboboxState,
  type InputKey,
} from './combobox-keys.ts';

/** The state of a combobox, and the props of its parts. */
export interface Combobox {
  /** Render the popup while it is. */
  readonly isOpen: boolean;
  /** While options are on their way: how many of them Down has passed. */
  readonly ahead: number;
  /** For the input. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** For the element around the list: a press anywhere in it keeps the focus in the input. */
  readonly popup: HTMLAttributes<HTMLElement>;
  /** Add an `aria-label` of your own. */
  readonly list: HTMLAttributes<HTMLElement>;
  /** For the element of an option, by its place in the list. */
  option(index: number): HTMLAttributes<HTMLElement>;
  /** Call it on the input's change. */
  open(text: string): void;
  /** Closes the popup, and keeps the text. */
  close(): void;
  /** Call it on the input's blur. Closes the popup once a press is over. */
  leave(): void;
}

/**
 * "Editable combobox with list autocomplete, manual selection" of the WAI-ARIA practices. Only Up and Down
 * make an option active, so the pointer never changes what Enter does.
 */
export function useCombobox<Option extends object>(settings: ComboboxSettings<Option>): Combobox {
  const { rootRef, isWaiting = false } = settings;
  const state = useComboboxState(settings);
  const { isOpen, index, early, open, close } = state;
  const afterPress = useAfterPress();
  const leave = () => afterPress(close);
  usePressOutside(rootRef, isOpen, leave);

  useEffect(() => {
    if (!isWaiting && early.steps > 0) catchUp(settings, state);
  }); // after every render: it needs the options that have just come, and ends itself

  useEffect(() => {
    if (index >= 0)
      rootRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index, rootRef]);

  return { isOpen, ahead: early.steps, open, close, leave, ...partsOf(settings, state) };
}

function useComboboxState<Option extends object>({
  options,
  canOpen = options.length > 0,
  onText,
  onClose,
}: ComboboxSettings<Option>): ComboboxState<Option> {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<Option>();
  const [early, keep] = useState(noKeys);
  const isOpen = isWanted && canOpen;
  const isListed = isOpen && options.length > 0;
  const activate = (option: Option | undefined) => {
    keep(noKeys);
    setActive(option);
  };
  return {
    isOpen,
    isListed,
    index: isListed ? options.findIndex((option) => option === active) : -1,
    early,
    open(text) {
      onText(text);
      activate(undefined);
      setWanted(true);
    },
    close() {
      activate(undefined);
      setWanted(false);
      onClose?.();
    },
    activate,
    keep,
  };
}

function partsOf<Option>(
  settings: ComboboxSettings<Option>,
  state: ComboboxState<Option>,
): Pick<Combobox, 'input' | 'popup' | 'list' | 'option'> {
  const { id, options } = settings;
  const { index, isListed } = state;
  const listId = `${id}-list`;
  const optionId = (at: number) => `${id}-option-${at}`;
  return {
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': listId,
      'aria-activedescendant': index < 0 ? undefined : optionId(index),
      onKeyDown: (event: InputKey) => handleKey(event, settings, state),
    },
    popup: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
    list: { id: listId, role: 'listbox' },
    option: (at) => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': at === index,
      onClick: (event: MouseEvent) =>
        options[at] && pick({ option: options[at], event }, settings, state.close),
    }),
  };
}
