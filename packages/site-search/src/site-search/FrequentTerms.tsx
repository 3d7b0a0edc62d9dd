import { withoutEndSlashes } from '@adviser-widgets/core';
import { createElement, useId } from 'react';
import type { SearchPage } from '../search-page.ts';

/** Spec section 2, Site search. */
const terms = ['First Home Buyers', 'Insurance', 'Mortgages', 'Personal loans', 'Debt Consolidation', 'Calculators'];

/** Links to the results of what people often search for. */
export function FrequentTerms({ titleTag, page: { config, boxText } }: { titleTag: string; page: SearchPage }) {
  const id = useId();
  const path = withoutEndSlashes(config.searchUrl);
  return (
    <nav aria-labelledby={id}>
      {createElement(titleTag, { className: 'aw-results__title', id }, boxText('searchFrequent'))}
      <ul className="aw-frequent">
        {terms.map((term) => (
          <li key={term}>
            <a className="aw-link" href={`${path}/${encodeURIComponent(term)}`}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
