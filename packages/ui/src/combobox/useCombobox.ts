import {
  useEffect,
  useState,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useAfterPress } from '../dialog/useAfterPress.ts';
import { usePressOutside } from '../dialog/usePressOutside.ts';

/** What a combobox chooses from, and what becomes of it. */
export interface ComboboxSettings<Option> {
  /** The input's; the parts of the popup take theirs from it. */
  readonly id: string;
  /** What can be chosen for the text as it stands, in the order shown. An option is told by identity. */
  readonly options: readonly Option[];
  /** The element around input and popup: a press outside it closes the popup, once the press is over. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** There is something to show, be it only a remark; default: there are options. */
  readonly canOpen?: boolean;
  /** Options are wanted for this text. */
  readonly onText: (text: string) => void;
  /** Takes an option: Enter, or a press on it. */
  readonly onPick: (option: Option, event: KeyboardEvent | MouseEvent) => void;
  /** Empties the input: Escape, with the popup closed. */
  readonly onClear: () => void;
  /** The popup is not wanted any more, nor any options for it. */
  readonly onClose?: () => void;
}

/** The state of a combobox, and the props of its parts. */
export interface Combobox {
  readonly isOpen: boolean;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** For the element around the list: a press anywhere in it leaves the focus in the input. */
  readonly popup: HTMLAttributes<HTMLElement>;
  /** Give it a name of its own: `aria-label`. */
  readonly list: HTMLAttributes<HTMLElement>;
  option(index: number): HTMLAttributes<HTMLElement>;
  /** For the input's change. */
  open(text: string): void;
  close(): void;
  /** For the input's blur: closes, after the press if one took the focus away. */
  leave(): void;
}

/**
 * An input with a list of suggestions under it: "editable combobox with list autocomplete, manual selection" of the
 * WAI-ARIA practices. The focus stays in the input. Up and Down go round through the list and the text; nothing but
 * they makes an option active, so that the pointer never changes what Enter does. What it looks like, and where the
 * options come from, is the caller's.
 */
export function useCombobox<Option extends object>(settings: ComboboxSettings<Option>): Combobox {
  const { rootRef } = settings;
  const state = useComboboxState(settings);
  const afterPress = useAfterPress();
  const leave = () => afterPress(state.close);
  usePressOutside(rootRef, state.isOpen, leave);

  useEffect(() => {
    if (state.index >= 0) rootRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [state.index, rootRef]);

  const { isOpen, open, close } = state;
  return { isOpen, open, close, leave, ...partsOf(settings, state) };
}

interface ComboboxState<Option> {
  readonly isOpen: boolean;
  /** Open, and with options. */
  readonly isListed: boolean;
  /** Of the active option; -1 where the text itself is active. */
  readonly index: number;
  open(text: string): void;
  close(): void;
  /** Makes an option active, or with `undefined` the text. */
  activate(option: Option | undefined): void;
}

function useComboboxState<Option extends object>({ options, canOpen = options.length > 0, onText, onClose }: ComboboxSettings<Option>): ComboboxState<Option> {
  const [isWanted, setWanted] = useState(false);
  const [active, activate] = useState<Option>();
  const isOpen = isWanted && canOpen;
  const isListed = isOpen && options.length > 0;
  return {
    isOpen,
    isListed,
    index: isListed ? options.findIndex((option) => option === active) : -1,
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
  };
}

function partsOf<Option>(settings: ComboboxSettings<Option>, state: ComboboxState<Option>): Pick<Combobox, 'input' | 'popup' | 'list' | 'option'> {
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
      onKeyDown: (event: InputKey) => onKeyDown(event, settings, state),
    },
    popup: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
    list: { id: listId, role: 'listbox' },
    option: (at) => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': at === index,
      onClick: (event: MouseEvent) => options[at] && pick({ option: options[at], event }, settings, state),
    }),
  };
}

type InputKey = KeyboardEvent<HTMLInputElement>;

function onKeyDown<Option>(event: InputKey, settings: ComboboxSettings<Option>, state: ComboboxState<Option>): void {
  // The keys of an input method are its own; Safari tells its last one by the code alone.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  if (/^Arrow(Up|Down)$/.test(event.key)) onUpOrDown(event, settings, state);
  if (event.key === 'Enter') onEnter(event, settings, state);
  if (event.key === 'Escape') onEscape(event, settings, state);
  if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) state.activate(undefined); // back to the text
}

/** Goes round through the options and the text. */
function onUpOrDown<Option>(event: InputKey, settings: ComboboxSettings<Option>, { isOpen, index, open, activate }: ComboboxState<Option>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isReadOnly(settings)) return;
  event.preventDefault(); // else the caret goes to an end of the text
  if (!isOpen) open(event.currentTarget.value);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const places = settings.options.length + 1;
  activate(settings.options[((index + 1 + step + places) % places) - 1]);
}

function onEnter<Option>(event: InputKey, settings: ComboboxSettings<Option>, state: ComboboxState<Option>): void {
  const option = settings.options[state.index];
  if (option || event.repeat) event.preventDefault(); // a key held down to pick must not go on to submit
  if (option) pick({ option, event }, settings, state);
  else state.close();
}

function onEscape<Option>(event: InputKey, settings: ComboboxSettings<Option>, { isOpen, close }: ComboboxState<Option>): void {
  if (!isOpen && (event.currentTarget.value === '' || isReadOnly(settings))) return; // it is for whatever is around the input
  event.preventDefault();
  event.stopPropagation();
  close();
  if (!isOpen) settings.onClear();
}

interface PickedOption<Option> {
  readonly option: Option;
  readonly event: KeyboardEvent | MouseEvent;
}

function pick<Option>({ option, event }: PickedOption<Option>, settings: ComboboxSettings<Option>, { close }: ComboboxState<Option>): void {
  close();
  if (!isReadOnly(settings)) settings.onPick(option, event);
}

/** While a form sends, no key or press may change the text (R20). */
function isReadOnly<Option>({ rootRef }: ComboboxSettings<Option>): boolean {
  return rootRef.current?.querySelector('input')?.readOnly === true;
}
