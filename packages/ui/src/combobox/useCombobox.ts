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
  const { id, options, rootRef, canOpen = options.length > 0, onText, onPick, onClear, onClose } = settings;
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<Option>();
  const isOpen = isWanted && canOpen;
  const isListed = isOpen && options.length > 0;
  const index = isListed ? options.findIndex((option) => option === active) : -1;
  const listId = `${id}-list`;
  const optionId = (at: number) => `${id}-option-${at}`;

  useEffect(() => {
    if (index >= 0) rootRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index, rootRef]);

  const afterPress = useAfterPress();
  usePressOutside(rootRef, isOpen, leave);

  function open(text: string): void {
    onText(text);
    setActive(undefined);
    setWanted(true);
  }

  function close(): void {
    setActive(undefined);
    setWanted(false);
    onClose?.();
  }

  function leave(): void {
    afterPress(close);
  }

  /** The browser lets nobody type then, and no key or press here changes the text (R20). */
  function isReadOnly(): boolean {
    return rootRef.current?.querySelector('input')?.readOnly === true;
  }

  function pick(option: Option, event: KeyboardEvent | MouseEvent): void {
    close();
    if (!isReadOnly()) onPick(option, event);
  }

  /** The text is one place of the round. */
  function move(event: KeyboardEvent<HTMLInputElement>, step: 1 | -1): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isReadOnly()) return;
    event.preventDefault(); // else the caret goes to an end of the text
    if (!isOpen) open(event.currentTarget.value);
    const places = options.length + 1;
    setActive(options[((index + 1 + step + places) % places) - 1]);
  }

  function onEnter(event: KeyboardEvent<HTMLInputElement>): void {
    const option = options[index];
    if (option || event.repeat) event.preventDefault(); // a key held down to pick must not go on to submit
    if (option) pick(option, event);
    else close();
  }

  function onEscape(event: KeyboardEvent<HTMLInputElement>): void {
    if (!isOpen && (event.currentTarget.value === '' || isReadOnly())) return; // it is for whatever stands around us
    event.preventDefault();
    event.stopPropagation();
    close();
    if (!isOpen) onClear();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // The keys of an input method are its own; Safari tells of its last one by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Enter') onEnter(event);
    if (event.key === 'Escape') onEscape(event);
    if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) setActive(undefined); // back to the text
  }

  return {
    isOpen,
    open,
    close,
    leave,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': listId,
      'aria-activedescendant': index < 0 ? undefined : optionId(index),
      onKeyDown,
    },
    popup: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
    list: { id: listId, role: 'listbox' },
    option: (at) => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': at === index,
      onClick: (event: MouseEvent) => options[at] && pick(options[at], event),
    }),
  };
}
