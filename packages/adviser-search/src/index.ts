'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import {
  AdviserResults as AdviserResultsWidget,
  type AdviserResultsProps,
} from './adviser-results/AdviserResults.tsx';
import { AdviserSearch as AdviserSearchWidget } from './adviser-search/AdviserSearch.tsx';

export { definition as adviserSearch } from './adviser-search/definition.ts';
export type { AdviserSearchProps } from './adviser-search/AdviserSearch.tsx';
export type { AdviserResultsProps } from './adviser-results/AdviserResults.tsx';
export { definition as adviserResults } from './adviser-results/definition.ts';

/** An empty container, into which the adviser search that names it renders its panel. */
export const AdviserResults = /* @__PURE__ */ withEvents<AdviserResultsProps>(
  'adviser-results',
  AdviserResultsWidget,
);

/** Finds the advisers of a region, and shows them below the form or in the element that `results` names. */
export const AdviserSearch = /* @__PURE__ */ withEvents('adviser-search', AdviserSearchWidget);
