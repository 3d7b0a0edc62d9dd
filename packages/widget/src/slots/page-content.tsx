import { ownValue } from '@adviser-widgets/core';
import { createElement, useState, type ReactNode } from 'react';
import { ownSlots } from './own-slots.ts';
import { PageNodes, type PageNodesProps } from './PageNodes.tsx';
import { useWidgetHost } from '../mount/widget-context.ts';

/** Returns a content widget's own nodes without its slots (contract section 1); none in an app or a link. */
export function usePageContent(): readonly ChildNode[] {
  const { element } = useWidgetHost();
  const [nodes] = useState(() => (element && element.localName !== 'a' ? contentOf(element) : []));
  return nodes;
}

function contentOf(host: Element): readonly ChildNode[] {
  const slots = ownSlots(host).map(({ element }) => element);
  return [...host.childNodes].filter((node) => !slots.some((slot) => node.contains(slot)) && !isRoot(node));
}

/** Our own root is already in the page when an inline or page-framed widget renders. */
function isRoot(node: ChildNode): boolean {
  return node instanceof Element && node.classList.contains('aw-root');
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
  const as = ownValue(props, 'as') ?? 'div';
  const id = ownValue(props, 'id');
  const nodes = usePageContent();
  if (nodes.length > 0) return <PageNodes nodes={nodes} as={as} className={className} id={id} />;
  return createElement(as, { className, id }, children);
}
