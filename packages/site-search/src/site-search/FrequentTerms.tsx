import { useWidgetHost } from '@adviser-widgets/widget/react';
import { createElement, useId } from 'react';
import { searchAddress } from '../search/search-address.ts';
import { frequentTerms, searchText } from '../search/texts.ts';

export function FrequentTerms({ titleTag }: { titleTag: string }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      {createElement(titleTag, { className: 'aw-results__title', id }, searchText('searchFrequent', widget))}
      <ul className="aw-frequent">
        {frequentTerms.shown(widget).map(({ value, label }) => (
          <li key={value}>
            <a className="aw-link" href={searchAddress(value)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
