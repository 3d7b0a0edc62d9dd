// For content widgets alone, so that the others do not carry it.
export { fetchFirst } from './fetch-first.ts';
export { firstAmong, PageContent, usePageContent } from './page-content.tsx';
export { PageNodes, type PageNodesProps } from './PageNodes.tsx';
