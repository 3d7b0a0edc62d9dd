import { getConfig } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { searchText } from '../search/texts.ts';

/** A way out for visitors who did not find what they wanted. */
export function ContactBlock() {
  const { name: widget } = useWidgetHost();
  return (
    <p className="aw-search-contact">
      <span>{searchText('searchContact', widget)}</span>{' '}
      <a className="aw-link" href={getConfig().contactUrl}>
        {searchText('searchContactLink', widget)}
      </a>
    </p>
  );
}
