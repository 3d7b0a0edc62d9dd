import { useCombobox } from '@adviser-widgets/ui';
import { useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { rowLabel, type RowRule } from '../search/preview-rows.ts';
import type { Navigation } from '../search/search-address.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { useBoxSearch } from './useBoxSearch.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useSubmit } from './useSubmit.ts';
import { useFocusBefore, useTypedBefore } from './useTypedBefore.ts';

interface BoxSettings {
  readonly id: string;
  readonly mode: 'preview' | 'grouped';
  readonly rows: RowRule;
  readonly navigation: Navigation;
}

/** The box between a key and the rows: what its parts show, and what they do. Both modes have the keys of a combobox. */
export function useSearchBox({ id, mode, rows, navigation }: BoxSettings) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const start = useTypedBefore();
  const [text, setText] = useState(start); // to show what depends on it; what is searched for is read from the box
  const { onFailure, onOpen } = useSearchEvents(form);
  const { state, search, items, options, code, prepare } = useBoxSearch({ mode, rows, onFailure });
  const { isFull, fill, shrink } = useFullScreen(sheet, { isReady: code !== undefined, onBack: close });
  const { hint, clearHint, submit, openTab } = useSubmit({ read, navigation, onLeave: close });
  const combobox = useCombobox({
    id,
    rootRef: form,
    options,
    canOpen: code !== undefined && state.status !== 'idle' && state.status !== 'failed',
    isWaiting: mode === 'preview' && state.status === 'loading',
    onText(typed) {
      clearHint();
      fill();
      search.type(typed);
    },
    onPick(option, event) {
      shrink();
      const index = options.indexOf(option);
      const link = form.current?.querySelectorAll<HTMLAnchorElement>('a[role="option"]')[index];
      follow(link, event, () => onOpen(rowLabel(state, items[index])));
    },
    onClear: () => write(''),
    onClose: search.close,
  });
  const { onKeyDown, ...aria } = combobox.input;
  const isOnText = aria['aria-activedescendant'] === undefined && combobox.ahead === 0;
  useFocusBefore(input, () => text && combobox.open(text));

  /** Returns what the box holds; it may have changed without an event. */
  function read(): string {
    return input.current?.value ?? '';
  }

  function write(typed: string): void {
    if (input.current) input.current.value = typed;
    setText(typed);
  }

  /** Closes the results, and leaves the full screen. */
  function close(): void {
    shrink();
    combobox.close();
  }

  function retry(): void {
    input.current?.focus();
    combobox.open(read());
  }

  function change(typed: string): void {
    setText(typed);
    combobox.open(typed);
  }

  return {
    refs: { form, sheet, input },
    text,
    isFull,
    input: {
      defaultValue: start, // a controlled one loses what a script puts into it
      ...(mode === 'preview' && aria),
      onClick: () => combobox.open(read()),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value),
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key === 'Enter' && isForTab(event) && isOnText) openTab(event);
        else onKeyDown?.(event);
      },
    },
    Results: code?.InlineResults,
    results: { mode, state, items, combobox, hint, isFull, onOpen, onRetry: retry },
    prepare,
    /** Without its code, the browser sends the form itself. */
    submit: () => (code ? submit() : false),
    clear() {
      write('');
      combobox.open('');
      input.current?.focus();
    },
    close() {
      clearHint();
      close();
    },
    /** Closes the results, back to the box. */
    toBox() {
      input.current?.focus();
      close();
    },
  };
}

function isForTab({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

/** A press follows the link natively. A key clicks it, so that the page's own scripts can handle the click. */
function follow(
  link: HTMLAnchorElement | undefined,
  event: KeyboardEvent | MouseEvent,
  onFollow: () => void,
): void {
  if (!isKey(event)) return onFollow();
  if (!link) return;
  if (!isForTab(event)) return link.click();
  onFollow();
  window.open(link.href, '_blank', 'noopener');
}

function isKey(event: KeyboardEvent | MouseEvent): event is KeyboardEvent {
  return 'key' in event;
}
