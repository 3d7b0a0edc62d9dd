import { blogCategories, blogCategoryName, type BlogCategory } from '@adviser-widgets/core';
import { flushSync } from 'react-dom';
import { createLists } from './article-lists.ts';
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
export function openBlog({ home, base, signal, show, fail, root, widget, ofPage, firstPage }: BlogOptions): Blog {
  let wanted = home.category;
  const lists = createLists({
    fetchNext: (list, category) => nextList(list, { category, signal }, { ofPage, firstPage }),
    signal,
    // Whatever comes for another category is kept for later.
    onChange: (category) => category === wanted && show({ list: lists.of(category) }),
  });
  lists.put(home.category, home.list);
  if (base !== undefined) {
    addEventListener('popstate', followHistory, { signal });
    // Once the page goes it is too late: the browser has let go of the entry by then.
    addEventListener('click', ({ target }) => (target as Element).closest?.('a') && keep(wanted), { signal, capture: true });
  }
  return {
    choose(next) {
      if (base !== undefined) {
        keep(wanted);
        remember(next, lists.of(next), categoryAddress(base, next));
      }
      void turnTo(next);
    },
    prepare,
    showMore: (category) => void showMore(category),
    begin(prefetch) {
      const remembered = base === undefined ? undefined : recall();
      if (remembered) restore(remembered);
      if (lists.of(wanted).pages === 0) void load(wanted);
      if (prefetch === 'all') Object.keys(blogCategories).forEach((category) => prepare(category as BlogCategory));
    },
  };

  function prepare(category: BlogCategory): void {
    // A failure is told when somebody asks for the list.
    if (lists.of(category).pages === 0) lists.load(category).catch(() => {});
  }

  /** Brings the list back to what it was when the visitor left, and the visitor to where they were. */
  function restore(remembered: Remembered): void {
    wanted = remembered.category;
    const list = recalledList(remembered, lists.of(wanted), ofPage);
    if (list) lists.put(wanted, list);
    flushSync(() => show({ category: wanted, list: lists.of(wanted) })); // the page has to be that long first
    const top = Number(remembered.scrolled) || 0;
    if (list && scrollY < top) scrollTo({ top, behavior: 'instant' });
  }

  /** Makes a category the one that is shown. */
  async function turnTo(next: BlogCategory): Promise<void> {
    wanted = next;
    show({ category: next, list: lists.of(next), said: '' });
    if (lists.of(next).pages === 0 && (await load(next)) === undefined) return;
    if (wanted !== next) return;
    say('shown', 0);
    keep(next);
  }

  async function showMore(category: BlogCategory): Promise<void> {
    wanted = category;
    const count = await load(category);
    if (count === undefined || wanted !== category) return;
    say(count > 1 ? 'more' : count === 1 ? 'oneMore' : 'noMore', count);
    keep(category);
    // Where the visitor has gone on to something else meanwhile, they stay there.
    const { activeElement } = document;
    if (activeElement === document.body || root.current?.contains(activeElement)) show({ newest: { index: lists.of(category).cards.length - (count || 1) } });
  }

  /** @returns how many came; nothing where they did not, which has been told by then */
  async function load(category: BlogCategory): Promise<number | undefined> {
    try {
      return await lists.load(category);
    } catch (error) {
      if (wanted === category) fail(error);
      return undefined;
    }
  }

  function say(name: 'shown' | 'more' | 'oneMore' | 'noMore', count: number): void {
    const values = { category: blogCategoryName(wanted, widget), count, shown: lists.of(wanted).cards.length };
    show({ said: blogText(name, widget, values) });
  }

  function followHistory(): void {
    const here = readBlogAddress();
    const next = recall()?.category ?? here.category ?? home.category;
    // A page of another kind is none of ours.
    if (here.base === base && next !== wanted) void turnTo(next);
  }

  /** Keeps what was fetched with the page's entry in the history. */
  function keep(category: BlogCategory): void {
    if (base !== undefined && readBlogAddress().base === base) remember(category, lists.of(category));
  }
}
