import { firstAmong, useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type ReactNode } from 'react';

interface LandmarkProps {
  /** Its name, unless the page gave one to a `nav` that it replaces. */
  readonly label: string;
  /** What the page has put in. */
  readonly nodes: readonly ChildNode[];
  readonly children: ReactNode;
}

/** A navigation landmark of that name, unless the page has made one of it already, outside or among the nodes. */
export function Landmark({ label, nodes, children }: LandmarkProps) {
  const { element } = useWidgetHost();
  // At the first render the page's nodes still stand where they were written.
  const [{ isThere, name }] = useState(() => ({
    isThere: Boolean(element?.closest('nav') ?? firstAmong(nodes, 'nav')),
    name: element?.querySelector('nav')?.getAttribute('aria-label'),
  }));
  return isThere ? children : <nav aria-label={name || label}>{children}</nav>;
}
