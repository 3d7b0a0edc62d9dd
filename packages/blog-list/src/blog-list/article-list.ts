import { pageSize } from '@adviser-widgets/core';
import type { Article } from './fetch-articles.ts';

export interface Card {
  /** Absolute; '' for an article of the page without a link. */
  readonly url: string;
  readonly article?: Article;
  readonly element?: HTMLElement;
}

export interface ArticleList {
  readonly cards: readonly Card[];
  readonly pages: number;
  /** True until a page has fewer than twelve articles. */
  readonly hasMore: boolean;
  readonly status: 'idle' | 'loading' | 'failed';
}

export const noList: ArticleList = { cards: [], pages: 0, hasMore: true, status: 'idle' };

/** Fewer than twelve cards mean that there are no more. */
export function firstList(cards: readonly Card[]): ArticleList {
  return cards.length === 0 ? noList : { cards, pages: 1, hasMore: cards.length >= pageSize, status: 'idle' };
}
