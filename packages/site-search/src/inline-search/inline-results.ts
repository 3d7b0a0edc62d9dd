import type { Combobox } from '@adviser-widgets/ui';
import type { FormEvent, KeyboardEvent, RefObject, Ref } from 'react';
import type { RowRule } from '../preview-rows.ts';
import type { Navigation, SearchPage } from '../search-page.ts';

/** What makes a plain input the input of a search with results. */
export type ResultsAria = Omit<Combobox['input'], 'onKeyDown'>;

/** What results want to hear of the box they stand under. */
export interface BoxEvents {
  /** The visitor typed. */
  readonly open: (text: string) => void;
  /** The focus went elsewhere. */
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** What results are told of the box they stand under, and may do to it. */
export interface InlineResultsProps {
  /** The input's. */
  readonly id: string;
  readonly text: string;
  readonly rows: RowRule;
  readonly navigation: Navigation;
  readonly page: SearchPage;
  /** The element around input and results. */
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly events: Ref<BoxEvents>;
  /** Empties the input. */
  readonly onClear: () => void;
  readonly onAria: (aria: ResultsAria | undefined) => void;
}
