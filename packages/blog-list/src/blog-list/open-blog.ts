import { blogCategories, blogCategoryName, type BlogCategory } from '@adviser-widgets/core';
import { flushSync } from 'react-dom';
import { createLists, type ArticleLists } from './article-lists.ts';
import type { ArticleList } from './article-list.ts';
import { categoryAddress, readBlogAddress } from './blog-address.ts';
import { blogText } from './texts.ts';
import { nextList, recalledList, type PageOfBlog } from './next-list.ts';
import { recall, remember, type Remembered } from './remember.ts';

/** What the widget shows. */
export interface View {
  readonly category: BlogCategory;
  readonly list: ArticleList;
  /** What screen readers are told. */
  readonly said: string;
  /** The card that takes the focus when this changes; -1 for none. */
  readonly newest: { readonly index: number };
}

/** The blog at work: what a visitor does, done. */
export interface Blog {
  choose(category: BlogCategory): void;
  /** Fetches a category before it is chosen. */
  prepare(category: BlogCategory): void;
  showMore(category: BlogCategory): void;
  /** Begins with what the page itself does not do: the list as it was left, a first page, other categories. */
  begin(prefetch: 'intent' | 'all'): void;
}

export interface BlogOptions extends PageOfBlog {
  /** The page's own category, and what is there of it. */
  readonly home: { readonly category: BlogCategory; readonly list: ArticleList };
  /** Where the addresses of categories start; `undefined` where the address is not ours. */
  readonly base: string | undefined;
  /** Ends it: what is under way is called off, and nothing is shown any more. */
  readonly signal: AbortSignal;
  readonly show: (changes: Partial<View>) => void;
  /** Tells of a list that did not come. */
  readonly fail: (error: unknown) => void;
  /** The widget's own element: a focus anywhere else is not moved. */
  readonly root: { readonly current: Element | null };
  /** Name of the widget whose texts are said. */
  readonly widget: string;
}

/** Opens the blog once somebody wants more of it than the page has (spec section 4, H21 to H24). */
export function openBlog(options: BlogOptions): Blog {
  return new OpenBlog(options);
}

class OpenBlog implements Blog {
  readonly #options: BlogOptions;
  readonly #lists: ArticleLists;
  /** The category to show: what arrives for another one is kept for later. */
  #wanted: BlogCategory;

  constructor(options: BlogOptions) {
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
    const keepBeforeLeaving = ({ target }: Event) => (target as Element).closest?.('a') && this.#keep(this.#wanted);
    // Not when the page goes: the browser has let go of the history entry by then.
    addEventListener('click', keepBeforeLeaving, { signal, capture: true });
  }

  begin(prefetch: 'intent' | 'all'): void {
    const remembered = this.#options.base === undefined ? undefined : recall();
    if (remembered) this.#restore(remembered);
    if (this.#lists.of(this.#wanted).pages === 0) void this.#load(this.#wanted);
    if (prefetch === 'all') Object.keys(blogCategories).forEach((category) => this.prepare(category as BlogCategory));
  }

  prepare(category: BlogCategory): void {
    // A failure is reported when somebody asks for the list.
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

  /** Puts the list back as it was when the visitor left, and the visitor where they were. */
  #restore(remembered: Remembered): void {
    this.#wanted = remembered.category;
    const list = recalledList(remembered, this.#lists.of(this.#wanted), this.#options.ofPage);
    if (list) this.#lists.put(this.#wanted, list);
    // The page has to be that long before it can be scrolled.
    flushSync(() => this.#options.show({ category: this.#wanted, list: this.#lists.of(this.#wanted) }));
    const top = Number(remembered.scrolled) || 0;
    if (list && scrollY < top) scrollTo({ top, behavior: 'instant' });
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
    // A visitor who has gone on to something else stays there.
    const { activeElement } = document;
    const isHere = activeElement === document.body || this.#options.root.current?.contains(activeElement);
    if (isHere) this.#options.show({ newest: { index: this.#lists.of(category).cards.length - (count || 1) } });
  }

  /** @returns how many articles came, or `undefined` after a failure, which has been reported by then */
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
    show({ said: blogText(name, widget, { category, count, shown: this.#lists.of(this.#wanted).cards.length }) });
  }

  #followHistory(): void {
    const { base, home } = this.#options;
    const here = readBlogAddress();
    const next = recall()?.category ?? here.category ?? home.category;
    const isOurs = here.base === base;
    if (isOurs && next !== this.#wanted) void this.#turnTo(next);
  }

  /** Keeps what was fetched with the page's entry in the history. */
  #keep(category: BlogCategory): void {
    const { base } = this.#options;
    if (base !== undefined && readBlogAddress().base === base) remember(category, this.#lists.of(category));
  }
}
