import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { asItIs, firstAmong, type AsRoot } from '@adviser-widgets/widget/react/internal';
import { useState, type ReactNode } from 'react';

interface LandmarkProps {
  readonly label: string;
  readonly nodes: readonly ChildNode[];
  /** If it is the root of the widget. */
  readonly asRoot?: AsRoot;
  readonly children: ReactNode;
}

/** Adds no landmark if the page has one around the widget or in its content. */
export function Landmark({ label, nodes, asRoot = asItIs, children }: LandmarkProps) {
  const { element } = useWidgetHost();
  // In the first render the page's nodes are still in their original place.
  const [{ isThere, name }] = useState(() => ({
    isThere: Boolean(element?.closest('nav') ?? firstAmong(nodes, 'nav')),
    name: element?.querySelector('nav')?.getAttribute('aria-label'),
  }));
  const own = useLandmarkName(isThere ? '' : name || label);
  if (isThere) return children;
  return <nav {...asRoot({ className: 'aw-landmark', 'aria-label': own })}>{children}</nav>;
}
