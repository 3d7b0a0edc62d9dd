import type { SearchGroup, SearchItem } from '@adviser-widgets/core';
import { createElement, useId, useState } from 'react';
import type { SearchPage } from '../search-page.ts';
import { ResultItem } from './ResultItem.tsx';
import { resultText } from './result-text.ts';

interface ResultGroupProps {
  readonly group: SearchGroup;
  readonly items: readonly SearchItem[];
  /** What the group's name is: a heading of a page, or a line in a panel. */
  readonly titleTag: string;
  readonly page: SearchPage;
  /** Gets what screen readers are to hear. */
  readonly onToggle: (said: string) => void;
}

/** How many of a group are shown before See More (H5). */
const firstShown: Readonly<Record<SearchGroup, number>> = { pages: 8, blogs: 4, advisers: 4 };

/** One group of results, with a toggle where there are more than fit at first; the toggle keeps the focus (H5). */
export function ResultGroup({ group, items, titleTag, page, onToggle }: ResultGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const few = firstShown[group];
  const shown = isOpen ? items : items.slice(0, few);
  const name = resultText(group, page);
  const toggle = () => {
    setOpen(!isOpen);
    onToggle(resultText('searchShown', page, { count: isOpen ? few : items.length, group: name }));
  };
  return (
    <section className="aw-results" aria-labelledby={`${id}-title`}>
      {createElement(titleTag, { className: 'aw-results__title', id: `${id}-title` }, name)}
      <ul className="aw-results__list" id={`${id}-list`} aria-labelledby={`${id}-title`}>
        {shown.map((item) => (
          <ResultItem key={item.id} item={item} group={group} page={page} />
        ))}
      </ul>
      {items.length > few && (
        <button type="button" className="aw-text-button" aria-expanded={isOpen} aria-controls={`${id}-list`} aria-describedby={`${id}-title`} onClick={toggle}>
          {resultText(isOpen ? 'searchLess' : 'searchMore', page)}
        </button>
      )}
    </section>
  );
}
