import type { BlogCategory } from '@adviser-widgets/core';
import { savesData } from '@adviser-widgets/core/internal';
import { useStore } from '@adviser-widgets/ui/internal';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState, type RefObject } from 'react';
import { Blog, readBlogPage, type Prefetch } from './blog.ts';
import type { View } from './open-blog.ts';

interface UsedBlog {
  readonly category: BlogCategory | undefined;
  readonly firstPage: number;
  readonly prefetch: Prefetch;
}

/** Returns what the blog shows, and the blog, whose verbs change it. */
export function useBlog(
  root: RefObject<HTMLElement | null>,
  { category, firstPage, prefetch }: UsedBlog,
): [view: View, blog: Blog] {
  const host = useWidgetHost();
  const [blog] = useState(
    () =>
      new Blog({
        ...readBlogPage(host.element, category),
        firstPage,
        prefetch: savesData() ? 'intent' : prefetch,
        root,
        widget: host.name,
        onFailure: (kind) => emit(host, 'aw:error', { detail: { kind }, fallback: root.current }),
      }),
  );
  const view = useStore(blog);
  const { newest } = view;

  useEffect(() => blog.begin(), [blog]);

  useEffect(() => {
    root.current?.querySelectorAll('.aw-articles > li')[newest.index]?.querySelector('a')?.focus();
  }, [newest, root]);

  return [view, blog];
}
