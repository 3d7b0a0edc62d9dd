import { oursAttribute, PageNodes } from '@adviser-widgets/widget/react';
import { useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MoreCalculators } from './MoreCalculators.tsx';
import type { PageList } from './page-list.ts';

interface RestOfListProps extends PageList {
  readonly room: number;
}

/** Give it a key by `room`. */
export function RestOfList({ list, entries, children, room }: RestOfListProps) {
  // A framework walks from sibling to sibling, so what stands between the entries goes with them.
  const [rest] = useState(() => children.slice(children.findIndex((child) => child === entries[room])));
  const [place] = useState(createPlace);
  // Inserted before any node moves: nodes move into an element of the page without leaving the document.
  useInsertionEffect(() => {
    list.append(place);
    return () => place.replaceWith();
  }, [list, place]);
  return createPortal(
    <MoreCalculators>
      {(id) => <PageNodes id={id} as="ul" className="aw-calculators__rest" nodes={rest} />}
    </MoreCalculators>,
    place,
  );
}

function createPlace(): HTMLElement {
  const place = document.createElement('li');
  place.className = 'aw-calculators__last';
  place.setAttribute(oursAttribute, '');
  return place;
}
