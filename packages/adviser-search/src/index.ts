'use client';

export { definition as adviserSearch } from './adviser-search/definition.ts';
export { AdviserSearch, type AdviserSearchProps } from './adviser-search/AdviserSearch.tsx';
export { definition as adviserResults } from './adviser-results/definition.ts';
export { AdviserResults } from './adviser-results/AdviserResults.tsx';
