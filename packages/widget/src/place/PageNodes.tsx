import { ownValue } from '@adviser-widgets/core/internal';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { useHolder, useShownNodes } from './widget-context.ts';
import { ShownNodes } from '../nodes/shown-nodes.ts';

const none: readonly ChildNode[] = [];

/**
 * Returns a content widget's own nodes; none in an app or a link. Another array once the page has changed them:
 * whatever shows some of them reads them again.
 */
export function usePageContent(): readonly ChildNode[] {
  return useHolder()?.content ?? none;
}

/** The nodes that PageNodes shows, and their wrapper. */
export interface PageNodesProps {
  /** Pass the same array as long as the nodes are the same. */
  readonly nodes: readonly ChildNode[];
  readonly as?: 'div' | 'span' | 'li' | 'ul';
  readonly className?: string;
  readonly id?: string;
}

/** Shows nodes of the page by moving them; moves them back on unmount. */
export function PageNodes(props: PageNodesProps) {
  const { nodes, className } = props;
  const box = useRef<HTMLElement>(null);
  const content = usePageContent(); // once the page has changed it, all nodes are back in their places
  const shown = useShownNodes();
  useLayoutEffect(
    () => (box.current ? (shown ?? new ShownNodes(box.current)).show(nodes, box.current) : undefined),
    [nodes, content, shown],
  );
  // Own values only: a page may have added these names to Object.prototype.
  return createElement(ownValue(props, 'as') ?? 'div', { ref: box, className, id: ownValue(props, 'id') });
}

/** Shows a slot's element: the page's own, not a copy. */
export function Slot({ element }: { element: HTMLElement }) {
  const [nodes] = useState([element]);
  return <PageNodes nodes={nodes} className="aw-slot" />;
}
