import { createLazyPart, type BlogCategory } from '@adviser-widgets/core';
import { reportError, Store, unshadowed } from '@adviser-widgets/core/internal';
import { firstList, noList, type Card } from './article-list.ts';
import { readBlogAddress } from './blog-address.ts';
import type { BlogPage, OpenBlog, View } from './open-blog.ts';
import { recall } from './remember.ts';
import { blogText } from './texts.ts';

export type Prefetch = 'intent' | 'all';

interface BlogSettings extends BlogPage {
  readonly prefetch: Prefetch;
  /** Called for each failure that the visitor sees. */
  readonly onFailure: (kind: 'offline' | 'network' | 'http') => void;
}

/** A page with its own articles needs this code only when a visitor wants others. */
const code = /* @__PURE__ */ createLazyPart("The blog's own code", () => import('./open-blog.ts'));

/** The lists of a blog, of which one shows. */
export class Blog extends Store<View> {
  readonly #settings: BlogSettings;
  #ending = new AbortController();
  #opened: Promise<OpenBlog> | undefined;

  constructor(settings: BlogSettings) {
    super({ ...settings.home, said: '', newest: { index: -1 } });
    this.#settings = settings;
  }

  /** Loads what the page itself lacks. Returns a function that ends its requests. */
  begin(): () => void {
    const { home, prefetch } = this.#settings;
    const ending = (this.#ending = new AbortController());
    // The page's articles suffice, unless there are none or the visitor's earlier list has to be restored.
    const isEnough = home.list.pages > 0 && prefetch === 'intent' && !recall();
    if (!isEnough) this.#ask((blog) => blog.begin(prefetch));
    return () => {
      ending.abort();
      this.#opened = undefined;
    };
  }

  readonly choose = (next: BlogCategory): void => {
    if (next === this.state().category) return;
    this.#change({ category: next, list: { ...noList, status: 'loading' }, said: '' });
    this.#ask((blog) => blog.choose(next));
  };

  /** A visitor is about to choose a category. */
  readonly prepare = (category: BlogCategory): void =>
    this.#ask(
      (blog) => blog.prepare(category),
      () => {},
    );

  readonly showMore = (): void => {
    const { list, category } = this.state();
    if (list.status === 'loading') return;
    this.#change({
      list: { ...list, status: 'loading' },
      said: blogText('loading', this.#settings.widget),
    });
    this.#ask((blog) => blog.showMore(category));
  };

  readonly #change = (changes: Partial<View>): void => this.show({ ...this.state(), ...changes });

  readonly #fail = (error: unknown): void => {
    const { message, cause } = error as Error; // only Errors are thrown here
    reportError(message);
    const { widget, onFailure } = this.#settings;
    this.#change({ list: { ...this.state().list, status: 'failed' }, said: blogText('failed', widget) });
    onFailure(navigator.onLine === false ? 'offline' : cause === undefined ? 'network' : 'http');
  };

  #ask(action: (blog: OpenBlog) => void, onMissing: (error: unknown) => void = this.#fail): void {
    const { signal } = this.#ending;
    this.#opened ??= this.#open(signal);
    this.#opened.then(
      (blog) => signal.aborted || action(blog),
      (error: unknown) => {
        this.#opened = undefined; // the next attempt loads it again
        if (!signal.aborted) onMissing(error);
      },
    );
  }

  async #open(signal: AbortSignal): Promise<OpenBlog> {
    const { OpenBlog } = await code.load();
    return new OpenBlog({ ...this.#settings, signal, show: this.#change, fail: this.#fail });
  }
}

/** What the page says: its own articles, the category, and the blog's address. */
export function readBlogPage(
  host: Element | undefined,
  preset: BlogCategory | undefined,
): Pick<BlogPage, 'ofPage' | 'base' | 'home'> {
  const { category, base } = readBlogAddress();
  const ofPage = readCards(host);
  return { ofPage, base, home: { category: preset ?? category ?? 'all', list: firstList(ofPage) } };
}

/** The articles in a placeholder are its first page. */
function readCards(host: Element | undefined): Card[] {
  const articles = host ? [...unshadowed(host).querySelectorAll<HTMLElement>('article')] : [];
  const own = articles.filter(
    (article) => article.closest('[data-widget]') === host && !article.matches('article article'),
  );
  return own.map((element) => ({
    element,
    url: element.querySelector<HTMLAnchorElement>('a[href]')?.href ?? '',
  }));
}
