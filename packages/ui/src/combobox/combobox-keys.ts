import type { KeyboardEvent, MouseEvent, RefObject } from 'react';

/** Options of a combobox, and its callbacks. */
export interface ComboboxSettings<Option> {
  /** Id of the input; those of the popup's parts derive from it. */
  readonly id: string;
  /** In the order shown; compared by identity. */
  readonly options: readonly Option[];
  /** The element around input and popup; a press outside it closes the popup. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** True if there is something to show, even just a remark; default: there are options. */
  readonly canOpen?: boolean | undefined;
  /** True while options are on their way: Down and Enter then act on them once they are there. */
  readonly isWaiting?: boolean | undefined;
  /** Called when options are needed for this text. */
  readonly onText: (text: string) => void;
  /** Enter, or a press on an option. */
  readonly onPick: (option: Option, event: KeyboardEvent | MouseEvent) => void;
  /** Escape with the popup closed: empty the input. */
  readonly onClear: () => void;
  /** Called when the popup closes. */
  readonly onClose?: (() => void) | undefined;
}

/** What was pressed while options were on their way: people type faster than a slow API answers. */
export interface EarlyKeys {
  /** How many options Down has passed. */
  readonly steps: number;
  /** An Enter that waits for its option. */
  readonly enter?: { readonly event: InputKey; readonly form: HTMLFormElement | null } | undefined;
}

export const noKeys: EarlyKeys = { steps: 0 };

/** The state of a combobox, and what changes it. */
export interface ComboboxState<Option> {
  readonly isOpen: boolean;
  readonly isListed: boolean;
  /** -1 while the text itself is active. */
  readonly index: number;
  readonly early: EarlyKeys;
  open(text: string): void;
  close(): void;
  /** `undefined` activates the text. Forgets the early keys. */
  activate(option: Option | undefined): void;
  keep(early: EarlyKeys): void;
}

export type InputKey = KeyboardEvent<HTMLInputElement>;

export function handleKey<Option>(
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
  { isOpen, index, early, open, activate, keep }: ComboboxState<Option>,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isReadOnly(settings)) return;
  event.preventDefault(); // keeps the caret from jumping to an end of the text
  if (!isOpen) open(event.currentTarget.value);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const isEarly = settings.isWaiting || !isOpen;
  if (isEarly && index < 0 && early.steps + step >= 0) return keep({ steps: early.steps + step });
  const places = settings.options.length + 1;
  activate(settings.options[((index + 1 + step + places) % places) - 1]);
}

function onEnter<Option>(
  event: InputKey,
  settings: ComboboxSettings<Option>,
  { index, early, keep, close }: ComboboxState<Option>,
): void {
  const option = settings.options[index];
  const isEarly = early.steps > 0;
  if (option || isEarly || event.repeat) event.preventDefault(); // a key held down to pick must not also submit
  if (isEarly) keep({ ...early, enter: { event, form: event.currentTarget.form } });
  else if (option) pick({ option, event }, settings, close);
  else close();
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

/**
 * Does what was pressed early, once the options are there: Enter takes the one that Down has reached. Without an
 * option it submits, unless a remark says why nothing is listed.
 */
export function catchUp<Option>(settings: ComboboxSettings<Option>, state: ComboboxState<Option>): void {
  const { options } = settings;
  const { isOpen, isListed, activate, close } = state;
  const { steps, enter } = state.early;
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

interface PickedOption<Option> {
  readonly option: Option;
  readonly event: KeyboardEvent | MouseEvent;
}

export function pick<Option>(
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
