import type { SearchItem, SearchGroup } from '../hosted-search/search-client.ts';

import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { createElement, useId, useState } from 'react';
import { searchText } from '../search/texts.ts';
import { ResultItem } from './ResultItem.tsx';

export interface ResultGroupProps {
  readonly group: SearchGroup;
  readonly items: readonly SearchItem[];
  /** A heading in a page, a paragraph in a panel. */
  readonly titleTag: string;
  readonly onToggle: (said: string) => void;
  readonly onOpen: (link: Element) => void;
}

/** How many results of a group show before "See More". */
const firstShown: Readonly<Record<SearchGroup, number>> = { pages: 8, blogs: 4, advisers: 4 };

export function ResultGroup({ group, items, titleTag, onToggle, onOpen }: ResultGroupProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const few = firstShown[group];
  const shown = isOpen ? items : items.slice(0, few);
  const name = searchText(group, widget);
  const label = useLandmarkName(name);
  const toggle = () => {
    setOpen(!isOpen);
    onToggle(searchText('searchShown', widget, { count: isOpen ? few : items.length, group: name }));
  };
  return (
    <section className="aw-results" aria-label={label}>
      {createElement(titleTag, { className: 'aw-results__title', id: `${id}-title` }, name)}
      <ul className="aw-results__list" id={`${id}-list`}>
        {shown.map((item) => (
          <ResultItem key={item.id} item={item} group={group} onOpen={onOpen} />
        ))}
      </ul>
      {items.length > few && (
        <button
          type="button"
          className="aw-link"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-title`}
          onClick={toggle}
        >
          {searchText(isOpen ? 'searchLess' : 'searchMore', widget)}
        </button>
      )}
    </section>
  );
}
