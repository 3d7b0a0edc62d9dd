import { useShownNodes } from '@adviser-widgets/widget/react/internal';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface InPlaceProps {
  readonly as: 'li' | 'span';
  /** Puts the element where it belongs among the page's nodes; called after each rendering. */
  readonly put: (place: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Renders into an element of ours among the page's nodes, which may move into it without leaving the document. */
export function InPlace({ as, put, children }: InPlaceProps) {
  const [place] = useState(() => document.createElement(as));
  return (
    <>
      <Put place={place} put={put} />
      {createPortal(children, place)}
    </>
  );
}

/** In both engines its effects run before those of the siblings that follow. */
function Put({ place, put }: { readonly place: HTMLElement; readonly put: InPlaceProps['put'] }) {
  const shown = useShownNodes();
  useLayoutEffect(() => shown?.own(place), [shown, place]);
  useLayoutEffect(() => put(place));
  useLayoutEffect(() => () => place.replaceWith(), [place]);
  return null;
}
