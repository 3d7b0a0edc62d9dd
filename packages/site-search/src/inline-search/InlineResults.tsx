import type { Combobox } from '@adviser-widgets/ui';
import type { FormEvent, KeyboardEvent, Ref, RefObject } from 'react';
import type { RowRule } from '../search/preview-rows.ts';
import type { Navigation } from '../search/search-address.ts';
import { GroupedResults } from './GroupedResults.tsx';
import { PreviewResults } from './PreviewResults.tsx';

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
  /** The element around input and results. */
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly events: Ref<BoxEvents>;
  /** Empties the input. */
  readonly onClear: () => void;
  readonly onAria: (aria: ResultsAria | undefined) => void;
}

/** The results under the header's search box, in either of its modes (H1). */
export function InlineResults({ mode, ...props }: InlineResultsProps & { mode: 'preview' | 'grouped' }) {
  return mode === 'grouped' ? <GroupedResults {...props} /> : <PreviewResults {...props} />;
}
