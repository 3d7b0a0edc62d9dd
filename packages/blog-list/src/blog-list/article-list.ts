import { pageSize, type Article } from '@adviser-widgets/core';

/** A card of the list: a fetched article, or one of the page, which stays unchanged. */
export interface Card {
  /** Absolute; '' for an article of the page without a link. */
  readonly url: string;
  readonly article?: Article;
  readonly element?: HTMLElement;
}

/** The articles of a category that are loaded so far. */
export interface ArticleList {
  readonly cards: readonly Card[];
  /** The number of loaded pages; 0 before the first. */
  readonly pages: number;
  /** True until a page has fewer than twelve articles (spec section 4). */
  readonly hasMore: boolean;
  readonly status: 'idle' | 'loading' | 'failed';
}

/** A category without any loaded articles. */
export const noList: ArticleList = { cards: [], pages: 0, hasMore: true, status: 'idle' };

/**
 * The cards of a first page as a list: fewer than twelve mean that there are no more (contract section 3).
 */
export function firstList(cards: readonly Card[]): ArticleList {
  return cards.length === 0 ? noList : { cards, pages: 1, hasMore: cards.length >= pageSize, status: 'idle' };
}
