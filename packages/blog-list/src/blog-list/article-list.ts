import { pageSize, type Article } from '@adviser-widgets/core';

/** A card of the list: an article that was fetched, or one that stands in the page and stays as it is. */
export interface Card {
  /** Absolute; '' for one of the page that leads nowhere. */
  readonly url: string;
  readonly article?: Article;
  readonly element?: HTMLElement;
}

/** A category as far as it is known. */
export interface ArticleList {
  readonly cards: readonly Card[];
  /** Pages that are there; 0 before the first. */
  readonly pages: number;
  /** True until a page comes with fewer than twelve (spec section 4). */
  readonly hasMore: boolean;
  readonly status: 'idle' | 'loading' | 'failed';
}

/** Before anything of a category is known. */
export const noList: ArticleList = { cards: [], pages: 0, hasMore: true, status: 'idle' };

/** The cards of a first page as a list: with fewer than twelve there are no more (contract section 3). */
export function firstList(cards: readonly Card[]): ArticleList {
  return cards.length === 0 ? noList : { cards, pages: 1, hasMore: cards.length >= pageSize, status: 'idle' };
}
