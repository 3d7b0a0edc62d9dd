import { PageNodes } from '@adviser-widgets/widget/react';
import { useMemo } from 'react';
import { InPlace } from '../InPlace.tsx';
import { MoreCalculators } from './MoreCalculators.tsx';
import type { PageList } from './page-list.ts';

/** Give it a key by `room`. */
export function RestOfList({ list, entries, children, room }: PageList & { readonly room: number }) {
  // A framework walks from sibling to sibling, so what stands between the entries goes with them.
  const rest = useMemo(
    () => children.slice(children.findIndex((child) => child === entries[room])),
    [children, entries, room],
  );
  return (
    <InPlace as="li" put={(place) => appendTo(list, place)}>
      <MoreCalculators>
        {(id) => <PageNodes id={id} as="ul" className="aw-calculators__rest" nodes={rest} />}
      </MoreCalculators>
    </InPlace>
  );
}

function appendTo(list: Element, place: HTMLElement): void {
  place.className = 'aw-calculators__last';
  if (list.lastChild !== place) list.append(place); // moved without need, it would lose the focus
}
