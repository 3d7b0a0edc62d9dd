import { blogCategories, type BlogCategory } from '@adviser-widgets/core';
import { blogCategoryName } from '@adviser-widgets/core/internal';
import { flushSync } from 'react-dom';
import { createLists, type ArticleLists } from './article-lists.ts';
import type { ArticleList } from './article-list.ts';
import { categoryAddress, readBlogAddress } from './blog-address.ts';
import { blogText } from './texts.ts';
import { nextList, recalledList, type PageOfBlog } from './next-list.ts';
import { recall, remember, type Remembered } from './remember.ts';

export interface View {
  readonly category: BlogCategory;
  readonly list: ArticleList;
  /** Announced to screen readers. */
  readonly said: string;
  /** The card to focus; -1 for none. */
  readonly newest: { readonly index: number };
}

/** What a page says of the blog, and where its widget stands. */
export interface BlogPage extends PageOfBlog {
  readonly home: { readonly category: BlogCategory; readonly list: ArticleList };
  /** `undefined` if the page's URL is not the blog's. */
  readonly base: string | undefined;
  /** Focus outside it is not moved. */
  readonly root: { readonly current: Element | null };
  readonly widget: string;
}

interface OpenBlogOptions extends BlogPage {
  readonly signal: AbortSignal;
  readonly show: (changes: Partial<View>) => void;
  readonly fail: (error: unknown) => void;
}

/** Loads a blog's lists, keeps them, and follows the history of the page. */
export class OpenBlog {
  readonly #options: OpenBlogOptions;
  readonly #lists: ArticleLists;
  /** Results for other categories are kept for later. */
  #wanted: BlogCategory;

  constructor(options: OpenBlogOptions) {
    const { home, base, signal, show } = options;
    this.#options = options;
    this.#wanted = home.category;
    this.#lists = createLists({
      fetchNext: (list, category) => nextList(list, { category, signal }, options),
      signal,
      onChange: (category) => category === this.#wanted && show({ list: this.#lists.of(category) }),
    });
    this.#lists.put(home.category, home.list);
    if (base === undefined) return;
    addEventListener('popstate', () => this.#followHistory(), { signal });
    const keepBeforeLeaving = ({ target }: Event) =>
      (target as Element).closest?.('a') && this.#keep(this.#wanted);
    // On `pagehide` the browser no longer accepts changes to the history entry.
    addEventListener('click', keepBeforeLeaving, { signal, capture: true });
  }

  /** Loads what the page itself lacks: the list as the visitor left it, a first page, other categories. */
  begin(prefetch: 'intent' | 'all'): void {
    const remembered = this.#options.base === undefined ? undefined : recall();
    if (remembered) this.#restore(remembered);
    if (this.#lists.of(this.#wanted).pages === 0) void this.#load(this.#wanted);
    if (prefetch === 'all')
      Object.keys(blogCategories).forEach((category) => this.prepare(category as BlogCategory));
  }

  prepare(category: BlogCategory): void {
    // A failure is reported when the visitor asks for the list.
    if (this.#lists.of(category).pages === 0) this.#lists.load(category).catch(() => {});
  }

  choose(next: BlogCategory): void {
    const { base } = this.#options;
    if (base !== undefined) {
      this.#keep(this.#wanted);
      remember(next, this.#lists.of(next), categoryAddress(base, next));
    }
    void this.#turnTo(next);
  }

  showMore(category: BlogCategory): void {
    void this.#loadMore(category);
  }

  #restore(remembered: Remembered): void {
    this.#wanted = remembered.category;
    const list = recalledList(remembered, this.#lists.of(this.#wanted), this.#options.ofPage);
    if (list) this.#lists.put(this.#wanted, list);
    // The browser scrolls back as far as the page goes yet. Visitors who are elsewhere have scrolled since.
    const isAsFar = scrollY === 0 || scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    // Render first: the page must be long enough to scroll.
    flushSync(() => this.#options.show({ category: this.#wanted, list: this.#lists.of(this.#wanted) }));
    const top = Number(remembered.scrolled) || 0;
    if (list && isAsFar && scrollY < top) scrollTo({ top, behavior: 'instant' });
  }

  async #turnTo(next: BlogCategory): Promise<void> {
    this.#wanted = next;
    this.#options.show({ category: next, list: this.#lists.of(next), said: '' });
    if (this.#lists.of(next).pages === 0 && (await this.#load(next)) === undefined) return;
    if (this.#wanted !== next) return;
    this.#say('shown', 0);
    this.#keep(next);
  }

  async #loadMore(category: BlogCategory): Promise<void> {
    this.#wanted = category;
    const count = await this.#load(category);
    if (count === undefined || this.#wanted !== category) return;
    this.#say(count > 1 ? 'more' : count === 1 ? 'oneMore' : 'noMore', count);
    this.#keep(category);
    // Don't move the focus of a visitor who has moved on.
    const { activeElement } = document;
    const isHere = activeElement === document.body || this.#options.root.current?.contains(activeElement);
    if (isHere)
      this.#options.show({ newest: { index: this.#lists.of(category).cards.length - (count || 1) } });
  }

  /** Returns `undefined` after a failure, which is already reported. */
  async #load(category: BlogCategory): Promise<number | undefined> {
    try {
      return await this.#lists.load(category);
    } catch (error) {
      if (this.#wanted === category) this.#options.fail(error);
      return undefined;
    }
  }

  #say(name: 'shown' | 'more' | 'oneMore' | 'noMore', count: number): void {
    const { widget, show } = this.#options;
    const category = blogCategoryName(this.#wanted, widget);
    show({
      said: blogText(name, widget, { category, count, shown: this.#lists.of(this.#wanted).cards.length }),
    });
  }

  #followHistory(): void {
    const { base, home } = this.#options;
    const here = readBlogAddress();
    const next = recall()?.category ?? here.category ?? home.category;
    const isOurs = here.base === base;
    if (isOurs && next !== this.#wanted) void this.#turnTo(next);
  }

  #keep(category: BlogCategory): void {
    const { base } = this.#options;
    if (base !== undefined && readBlogAddress().base === base) remember(category, this.#lists.of(category));
  }
}
