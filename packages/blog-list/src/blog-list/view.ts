import type { BlogCategory } from '@adviser-widgets/core';
import type { ArticleList } from './article-list.ts';

/** What the widget shows. */
export interface View {
  readonly category: BlogCategory;
  readonly list: ArticleList;
  /** What screen readers are told. */
  readonly said: string;
  /** The card that takes the focus when this changes; -1 for none. */
  readonly newest: { readonly index: number };
}
