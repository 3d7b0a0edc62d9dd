import { ownValue } from '@adviser-widgets/core/internal';
import { createElement, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHolder } from '../place/widget-context.ts';
import { usePageContent, type PageNodesProps } from '../place/PageNodes.tsx';

/** Has the widget render again once the page changes the children of one of these elements of its content. */
export function useFollowed(elements: readonly Element[]): void {
  const holder = useHolder();
  useLayoutEffect(() => holder?.follow(elements), [holder, elements]);
}

/** Returns the first element that matches, among nodes and their descendants. */
export function firstAmong<Found extends Element = Element>(
  nodes: readonly ChildNode[],
  selector: string,
): Found | undefined {
  for (const node of nodes) {
    const found = node instanceof Element && (node.matches(selector) ? node : node.querySelector(selector));
    if (found) return found as Found;
  }
  return undefined;
}

interface PageContentProps extends Omit<PageNodesProps, 'nodes'> {
  readonly children?: ReactNode;
}

/** The content of a widget that only frames it: the page's nodes, or an application's children. */
export function PageContent(props: PageContentProps) {
  const { children, className } = props;
  const holder = useHolder();
  const box = useRef<HTMLElement>(null);
  const isOfPage = usePageContent().length > 0;
  useLayoutEffect(
    () => (isOfPage && box.current ? holder?.showIn(box.current) : undefined),
    [isOfPage, holder],
  );
  // Own values only: a page may have added these names to Object.prototype.
  const given = { ref: box, className, id: ownValue(props, 'id') };
  return createElement(ownValue(props, 'as') ?? 'div', given, isOfPage ? undefined : children);
}
