import type { BlogCategory } from '@adviser-widgets/core';
import { noList, type ArticleList } from './article-list.ts';

export interface ArticleLists {
  of(category: BlogCategory): ArticleList;
  put(category: BlogCategory, list: ArticleList): void;
  /** Resolves with the number of new cards; `undefined` once aborted. Rejects without changing the list. */
  load(category: BlogCategory): Promise<number | undefined>;
}

export interface ListsOptions {
  readonly fetchNext: (list: ArticleList, category: BlogCategory) => Promise<ArticleList>;
  readonly signal: AbortSignal;
  readonly onChange: (category: BlogCategory) => void;
}

export function createLists({ fetchNext, signal, onChange }: ListsOptions): ArticleLists {
  const lists = new Map<BlogCategory, ArticleList>();
  const pending = new Map<BlogCategory, Promise<number | undefined>>();
  const of = (category: BlogCategory) => lists.get(category) ?? noList;
  return {
    of,
    put,
    load(category) {
      const running = pending.get(category) ?? start(category);
      pending.set(category, running);
      return running;
    },
  };

  function put(category: BlogCategory, list: ArticleList): void {
    lists.set(category, list);
    if (!signal.aborted) onChange(category);
  }

  async function start(category: BlogCategory): Promise<number | undefined> {
    const before = of(category);
    put(category, { ...before, status: 'loading' });
    try {
      const list = await fetchNext(before, category);
      put(category, list);
      return signal.aborted ? undefined : list.cards.length - before.cards.length;
    } catch (error) {
      if (signal.aborted) return undefined;
      put(category, { ...before, status: 'failed' });
      throw error;
    } finally {
      pending.delete(category);
    }
  }
}
