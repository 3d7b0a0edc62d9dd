import { PageNodes } from '@adviser-widgets/widget/react';
import { useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MoreCalculators } from './MoreCalculators.tsx';
import type { PageList } from './page-list.ts';

interface RestOfListProps extends PageList {
  /** How many entries stay in the list. */
  readonly room: number;
}

/** The entries of the page's list that there is no room for, in a list of their own at the end of it. Give it a key by `room`. */
export function RestOfList({ list, entries, room }: RestOfListProps) {
  const [rest] = useState(() => entries.slice(room));
  const [place] = useState(() => document.createElement('li'));
  // Before any node moves: into what stands in the page already, they move without leaving it.
  useInsertionEffect(() => {
    list.append(place);
    return () => place.remove();
  }, [list, place]);
  return createPortal(<MoreCalculators>{(id) => <PageNodes id={id} as="ul" className="aw-calculators__rest" nodes={rest} />}</MoreCalculators>, place);
}
