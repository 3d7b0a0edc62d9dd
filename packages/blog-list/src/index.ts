'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { BlogList as BlogListWidget } from './blog-list/BlogList.tsx';

export type { BlogListProps } from './blog-list/BlogList.tsx';
export { definition as blogList } from './blog-list/definition.ts';

/** The blog's articles by category, twelve at a time. */
export const BlogList = /* @__PURE__ */ withEvents('blog-list', BlogListWidget);
