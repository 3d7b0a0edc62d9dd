import { useWidgetHost } from '@adviser-widgets/widget/react';
import { createElement, useId } from 'react';
import { searchAddress } from '../search/search-address.ts';
import { searchText } from '../search/search-text.ts';

/** Spec section 2, Site search. */
const terms = ['First Home Buyers', 'Insurance', 'Mortgages', 'Personal loans', 'Debt Consolidation', 'Calculators'];

/** Links to the results of frequent searches. */
export function FrequentTerms({ titleTag }: { titleTag: string }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      {createElement(titleTag, { className: 'aw-results__title', id }, searchText('searchFrequent', widget))}
      <ul className="aw-frequent">
        {terms.map((term) => (
          <li key={term}>
            <a className="aw-link" href={searchAddress(term)}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
