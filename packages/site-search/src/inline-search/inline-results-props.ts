import type { Combobox } from '@adviser-widgets/ui';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import type { RowRule } from '../search/preview-rows.ts';
import type { Navigation } from '../search/search-address.ts';

/** Attributes that make a plain input the input of a search with results. */
export type ResultsAria = Omit<Combobox['input'], 'onKeyDown'>;

export interface BoxEvents {
  readonly open: (text: string) => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: () => void;
}

export interface InlineResultsProps {
  readonly id: string;
  readonly text: string;
  readonly rows: RowRule;
  readonly navigation: Navigation;
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly events: Ref<BoxEvents>;
  /** The box was pressed before this code had loaded. */
  readonly isPressed: boolean;
  /** The search fills the screen. */
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  readonly onClear: () => void;
  readonly onAria: (aria: ResultsAria | undefined) => void;
}
