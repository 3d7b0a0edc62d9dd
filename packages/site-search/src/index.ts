'use client';

export { definition as inlineSearch } from './inline-search/definition.ts';
export { InlineSearch, type InlineSearchProps } from './inline-search/InlineSearch.tsx';
export { definition as siteSearch } from './site-search/definition.ts';
export { SiteSearch, type SiteSearchProps } from './site-search/SiteSearch.tsx';
