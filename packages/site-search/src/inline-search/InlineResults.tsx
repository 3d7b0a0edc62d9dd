import type { Combobox } from '@adviser-widgets/ui';
import type { FormEvent, KeyboardEvent, Ref, RefObject } from 'react';
import type { RowRule } from '../search/preview-rows.ts';
import type { Navigation } from '../search/search-address.ts';
import { GroupedResults } from './GroupedResults.tsx';
import { PreviewResults } from './PreviewResults.tsx';

/** Attributes that make a plain input the input of a search with results. */
export type ResultsAria = Omit<Combobox['input'], 'onKeyDown'>;

/** Events of the search box that its results handle. */
export interface BoxEvents {
  /** The visitor typed. */
  readonly open: (text: string) => void;
  /** The focus left the box. */
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** What the search box passes to its results. */
export interface InlineResultsProps {
  /** Id of the input. */
  readonly id: string;
  readonly text: string;
  readonly rows: RowRule;
  readonly navigation: Navigation;
  /** The element around the input and its results. */
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly events: Ref<BoxEvents>;
  /** Clears the input. */
  readonly onClear: () => void;
  readonly onAria: (aria: ResultsAria | undefined) => void;
}

/** The results under the header's search box, in either of its modes (H1). */
export function InlineResults({ mode, ...props }: InlineResultsProps & { mode: 'preview' | 'grouped' }) {
  return mode === 'grouped' ? <GroupedResults {...props} /> : <PreviewResults {...props} />;
}
