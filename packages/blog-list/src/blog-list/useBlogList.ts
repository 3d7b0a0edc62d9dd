import { createLazyPart, type BlogCategory } from '@adviser-widgets/core';
import { reportError, savesData } from '@adviser-widgets/core/internal';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { firstList, noList, type Card } from './article-list.ts';
import { readBlogAddress } from './blog-address.ts';
import { blogText } from './texts.ts';
import type { Blog, BlogOptions, View } from './open-blog.ts';
import { recall } from './remember.ts';

interface BlogListOptions {
  readonly category: BlogCategory | undefined;
  readonly firstPage: number;
  readonly prefetch: 'intent' | 'all';
}

export interface BlogListControl extends View {
  readonly choose: (category: BlogCategory) => void;
  readonly prepare: (category: BlogCategory) => void;
  readonly showMore: () => void;
}

export function useBlogList(
  root: RefObject<HTMLElement | null>,
  { category: preset, firstPage, prefetch }: BlogListOptions,
): BlogListControl {
  const host = useWidgetHost();
  const [page] = useState(() => readBlogPage(host.element, preset));
  const [view, setView] = useState<View>({ ...page.home, said: '', newest: { index: -1 } });
  const show = (changes: Partial<View>) => setView((now) => ({ ...now, ...changes }));

  function fail(error: unknown): void {
    const { message, cause } = error as Error; // only Errors are thrown here
    reportError(message);
    setView((now) => ({
      ...now,
      list: { ...now.list, status: 'failed' },
      said: blogText('failed', host.name),
    }));
    const kind = navigator.onLine === false ? 'offline' : cause === undefined ? 'network' : 'http';
    emit(host, 'aw:error', { detail: { kind }, fallback: root.current });
  }

  const ask = useBlog(
    { ...page, firstPage, show, fail, root, widget: host.name },
    savesData() ? 'intent' : prefetch,
  );

  useEffect(() => {
    root.current?.querySelectorAll('.aw-articles > li')[view.newest.index]?.querySelector('a')?.focus();
  }, [view.newest, root]);

  return {
    ...view,
    choose(next) {
      if (next === view.category) return;
      show({ category: next, list: { ...noList, status: 'loading' }, said: '' });
      ask((opened) => opened.choose(next));
    },
    prepare: (category) =>
      ask(
        (opened) => opened.prepare(category),
        () => {},
      ),
    showMore() {
      if (view.list.status === 'loading') return;
      show({ list: { ...view.list, status: 'loading' }, said: blogText('loading', host.name) });
      ask((opened) => opened.showMore(view.category));
    },
  };
}

function readBlogPage(host: Element | undefined, preset: BlogCategory | undefined) {
  const { category, base } = readBlogAddress();
  const ofPage = readCards(host);
  return { ofPage, base, home: { category: preset ?? category ?? 'all', list: firstList(ofPage) } };
}

type AskBlog = (action: (blog: Blog) => void, onMissing?: (error: unknown) => void) => void;

/** A page with its own articles needs this code only when a visitor wants others. */
const code = /* @__PURE__ */ createLazyPart("The blog's own code", () => import('./open-blog.ts'));

function useBlog(options: Omit<BlogOptions, 'signal'>, prefetch: 'intent' | 'all'): AskBlog {
  const controller = useRef(new AbortController());
  const blog = useRef<Promise<Blog>>(undefined);

  async function open(signal: AbortSignal): Promise<Blog> {
    const { openBlog } = await code.load();
    return openBlog({ ...options, signal });
  }

  function ask(action: (blog: Blog) => void, onMissing: (error: unknown) => void = options.fail): void {
    const { signal } = controller.current;
    blog.current ??= open(signal);
    blog.current.then(
      (opened) => signal.aborted || action(opened),
      (error: unknown) => {
        blog.current = undefined; // the next attempt loads it again
        if (!signal.aborted) onMissing(error);
      },
    );
  }

  useEffect(() => {
    const ending = (controller.current = new AbortController());
    // The page's articles suffice, unless there are none or the visitor's earlier list has to be restored.
    const isEnough = options.home.list.pages > 0 && prefetch === 'intent' && !recall();
    if (!isEnough) ask((opened) => opened.begin(prefetch));
    return () => {
      ending.abort();
      blog.current = undefined;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later requests are the visitor's
  }, []);

  return ask;
}

/** The articles in a placeholder are its first page. */
function readCards(host: Element | undefined): Card[] {
  const articles = [...(host?.querySelectorAll<HTMLElement>('article') ?? [])];
  const own = articles.filter(
    (article) => article.closest('[data-widget]') === host && !article.parentElement?.closest('article'),
  );
  return own.map((element) => ({
    element,
    url: element.querySelector<HTMLAnchorElement>('a[href]')?.href ?? '',
  }));
}
