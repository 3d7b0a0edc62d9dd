import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type TreeAdapter } from 'parse5';
import {
  maxAttributeLength,
  maxAttributesRead,
  maxDepth,
  maxNesting,
  maxNodes,
  maxPlaceholders,
} from './limits.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page, within the limits: parsers and checks take time by depth times number. */
export function parseWithinLimits(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { treeAdapter: countingAdapter(), sourceCodeLocationInfo: true });
}

function countingAdapter(): TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  const count = { nodes: 0, ours: 0, open: 0, openOurs: 0 };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      limit(++count.nodes, maxNodes, 'elements and comments');
      limit(attributes.length, maxAttributesRead, 'attributes of one element');
      if (attributes.some(isOurs)) {
        limit(++count.ours, maxPlaceholders, 'placeholders and slots');
        for (const { name, value } of attributes)
          limit(Math.max(name.length, value.length), maxAttributeLength, 'characters of an attribute');
      }
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode(text) {
      limit(++count.nodes, maxNodes, 'elements and comments');
      return defaultTreeAdapter.createCommentNode(text);
    },
    onItemPush({ attrs }) {
      limit(++count.open, maxDepth, 'elements inside each other');
      if (attrs.some(isOurs)) limit(++count.openOurs, maxNesting, 'placeholders and slots inside each other');
    },
    onItemPop({ attrs }) {
      count.open--;
      if (attrs.some(isOurs)) count.openOurs--;
    },
  };
}

function isOurs({ name, value }: Element['attrs'][number]): boolean {
  return (
    name === 'data-widget' ||
    name === 'data-slot' ||
    (name === 'href' && value.includes('#widget=')) ||
    (name === 'class' && value.includes('aw-widget'))
  );
}

/** @throws {Error} "stopped after …" */
export function limit(count: number, max: number, what: string): void {
  if (count > max) throw new Error(`stopped after ${max} ${what}`);
}
