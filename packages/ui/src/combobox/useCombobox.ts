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
import { useCatchUp, useEarlyKeys, type EarlyKeys, type EarlyPresses } from './useEarlyKeys.ts';

/** Options of a combobox, and its callbacks. */
export interface ComboboxSettings<Option> {
  /** Id of the input; those of the popup's parts derive from it. */
  readonly id: string;
  /** In the order shown; compared by identity. */
  readonly options: readonly Option[];
  /** The element around input and popup; a press outside it closes the popup. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** True if there is something to show, even just a remark; default: there are options. */
  readonly canOpen?: boolean;
  /** True while options are on their way: Down and Enter then act on them once they are there. */
  readonly isWaiting?: boolean;
  /** Called when options are needed for this text. */
  readonly onText: (text: string) => void;
  /** Enter, or a press on an option. */
  readonly onPick: (option: Option, event: KeyboardEvent | MouseEvent) => void;
  /** Escape with the popup closed: empty the input. */
  readonly onClear: () => void;
  /** Called when the popup closes. */
  readonly onClose?: () => void;
}

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
  const { rootRef } = settings;
  const state = useComboboxState(settings);
  const afterPress = useAfterPress();
  const leave = () => afterPress(state.close);
  usePressOutside(rootRef, state.isOpen, leave);
  const { isWaiting = false } = settings;
  useCatchUp(isWaiting, state.early.pressed, (pressed) => catchUp(pressed, settings, state));

  useEffect(() => {
    if (state.index >= 0)
      rootRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [state.index, rootRef]);

  const { isOpen, open, close, early } = state;
  return { isOpen, ahead: early.pressed.steps, open, close, leave, ...partsOf(settings, state) };
}

interface ComboboxState<Option> {
  readonly isOpen: boolean;
  readonly isListed: boolean;
  /** -1 while the text itself is active. */
  readonly index: number;
  readonly early: EarlyKeys;
  open(text: string): void;
  close(): void;
  /** `undefined` activates the text. */
  activate(option: Option | undefined): void;
}

function useComboboxState<Option extends object>({
  options,
  canOpen = options.length > 0,
  onText,
  onClose,
}: ComboboxSettings<Option>): ComboboxState<Option> {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<Option>();
  const early = useEarlyKeys();
  const isOpen = isWanted && canOpen;
  const isListed = isOpen && options.length > 0;
  const activate = (option: Option | undefined) => {
    early.forget();
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
  };
}

/** Enter takes the option that Down has reached. Without an option it submits, unless a remark says why nothing is listed. */
function catchUp<Option>(
  { steps, enter }: EarlyPresses,
  settings: ComboboxSettings<Option>,
  { isOpen, isListed, activate, close }: ComboboxState<Option>,
): void {
  const { options } = settings;
  const option = isListed ? options[(steps % (options.length + 1)) - 1] : undefined;
  activate(option);
  if (!enter) return;
  if (option) pick({ option, event: enter.event }, settings, close);
  else if (isListed || !isOpen) submit(enter.form);
}

/** As Enter does: presses the form's button, which also works in frames that submit no forms. */
function submit(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLElement>('[type="submit"]');
  if (button) button.click();
  else form?.requestSubmit();
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
      onKeyDown: (event: InputKey) => onKeyDown(event, settings, state),
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

type InputKey = KeyboardEvent<HTMLInputElement>;

function onKeyDown<Option>(
  event: InputKey,
  settings: ComboboxSettings<Option>,
  state: ComboboxState<Option>,
): void {
  // Leave keys to an input method while it composes; Safari marks its last key only by code 229.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  if (/^Arrow(Up|Down)$/.test(event.key)) onUpOrDown(event, settings, state);
  if (event.key === 'Enter') onEnter(event, settings, state);
  if (event.key === 'Escape') onEscape(event, settings, state);
  if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) state.activate(undefined); // back to the text
}

function onUpOrDown<Option>(
  event: InputKey,
  settings: ComboboxSettings<Option>,
  { isOpen, index, early, open, activate }: ComboboxState<Option>,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isReadOnly(settings)) return;
  event.preventDefault(); // keeps the caret from jumping to an end of the text
  if (!isOpen) open(event.currentTarget.value);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const isEarly = settings.isWaiting || !isOpen;
  if (isEarly && index < 0 && early.pressed.steps + step >= 0) return early.move(step);
  const places = settings.options.length + 1;
  activate(settings.options[((index + 1 + step + places) % places) - 1]);
}

function onEnter<Option>(
  event: InputKey,
  settings: ComboboxSettings<Option>,
  state: ComboboxState<Option>,
): void {
  const option = settings.options[state.index];
  const isEarly = state.early.pressed.steps > 0;
  if (option || isEarly || event.repeat) event.preventDefault(); // a key held down to pick must not also submit
  if (isEarly) state.early.enter(event);
  else if (option) pick({ option, event }, settings, state.close);
  else state.close();
}

function onEscape<Option>(
  event: InputKey,
  settings: ComboboxSettings<Option>,
  { isOpen, close }: ComboboxState<Option>,
): void {
  if (!isOpen && (event.currentTarget.value === '' || isReadOnly(settings))) return; // leave it to what contains the input
  event.preventDefault();
  event.stopPropagation();
  close();
  if (!isOpen) settings.onClear();
}

interface PickedOption<Option> {
  readonly option: Option;
  readonly event: KeyboardEvent | MouseEvent;
}

function pick<Option>(
  { option, event }: PickedOption<Option>,
  settings: ComboboxSettings<Option>,
  close: () => void,
): void {
  close();
  if (!isReadOnly(settings)) settings.onPick(option, event);
}

/** While a form sends, no key or press may change the text. */
function isReadOnly<Option>({ rootRef }: ComboboxSettings<Option>): boolean {
  return rootRef.current?.querySelector('input')?.readOnly === true;
}
