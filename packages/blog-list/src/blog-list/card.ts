import type { Article } from '@adviser-widgets/core';

/** A card of the list: an article that was fetched, or one that stands in the page and stays as it is. */
export interface Card {
  /** Absolute; '' for one of the page that leads nowhere. */
  readonly url: string;
  readonly article?: Article;
  readonly element?: HTMLElement;
}
