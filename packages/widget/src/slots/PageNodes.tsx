import { ownValue } from '@adviser-widgets/core';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { moveNodes } from './move-nodes.ts';

/** Which nodes PageNodes shows, and in what. */
export interface PageNodesProps {
  /** Nodes of the page, in order; give the same array as long as they are the same. */
  readonly nodes: readonly ChildNode[];
  /** The element that holds them; default `div`. */
  readonly as?: 'div' | 'span' | 'li' | 'ul';
  readonly className?: string;
  readonly id?: string;
}

/**
 * Shows nodes of the page by moving them, not copying them (contract section 1), and puts them back where
 * they came from when it is no longer shown, so that the fallback can always be restored unchanged.
 */
export function PageNodes(props: PageNodesProps) {
  const { nodes, className } = props;
  const holder = useRef<HTMLElement>(null);
  useLayoutEffect(() => (holder.current ? moveNodes(nodes, holder.current) : undefined), [nodes]);
  // A page may have put these names on every object.
  return createElement(ownValue(props, 'as') ?? 'div', { ref: holder, className, id: ownValue(props, 'id') });
}

/** Shows a slot's element, the very one that stands in the page. */
export function Slot({ element }: { element: HTMLElement }) {
  const [nodes] = useState([element]);
  return <PageNodes nodes={nodes} className="aw-slot" />;
}
