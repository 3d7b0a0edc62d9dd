import type { SearchItem } from '@adviser-widgets/core';
import { useCombobox, type Combobox } from '@adviser-widgets/ui';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { Search, SearchState } from '../search/create-search.ts';
import { rowLabel } from '../search/row-label.ts';
import type { InlineResultsProps } from './inline-results-props.ts';
import { isSmallWindow } from './useFullScreen.ts';

interface Preview {
  readonly state: SearchState;
  readonly search: Search;
  readonly items: readonly SearchItem[];
  /** Called with the label of a row that is opened. */
  readonly onOpen: (label: string) => void;
}

/** A single object: a combobox compares its options by identity. */
const allResults = {} as const;

/** The options are the rows, and last the link to all results. */
export function usePreviewCombobox(
  { id, rootRef, onClear, onFull }: InlineResultsProps,
  { state, search, items, onOpen }: Preview,
): Combobox {
  const hasAll = state.status === 'shown' || state.status === 'loading';
  const options: readonly (SearchItem | typeof allResults)[] = hasAll ? [...items, allResults] : items;
  return useCombobox({
    id,
    rootRef,
    options,
    canOpen: hasAll || state.status === 'empty',
    isWaiting: state.status === 'loading',
    onText(text) {
      onFull(isSmallWindow());
      search.type(text);
    },
    onPick(option, event) {
      const index = options.indexOf(option);
      const onFollow = () => onOpen(rowLabel(state, items[index]));
      onFull(false);
      if (isKey(event)) follow(linkAt(rootRef, index), event, onFollow);
      else onFollow();
    },
    onClear,
    onClose: search.close,
  });
}

export function isForTab({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

function linkAt(rootRef: RefObject<HTMLElement | null>, index: number): HTMLAnchorElement | undefined {
  return rootRef.current?.querySelectorAll<HTMLAnchorElement>('a[role="option"]')[index];
}

/** Clicks the link, so that the page's own scripts can handle the click. */
function follow(link: HTMLAnchorElement | undefined, event: KeyboardEvent, onFollow: () => void): void {
  if (!link) return;
  if (!isForTab(event)) return link.click();
  onFollow();
  window.open(link.href, '_blank', 'noopener');
}

function isKey(event: KeyboardEvent | MouseEvent): event is KeyboardEvent {
  return 'key' in event;
}
