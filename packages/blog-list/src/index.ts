'use client';

export { BlogList, type BlogListProps } from './blog-list/BlogList.tsx';
export { definition as blogList } from './blog-list/definition.ts';
