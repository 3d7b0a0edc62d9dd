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
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Measures a page before jsdom builds a document: parsers and checks take time by depth times number. Blanks
 * the content of style elements, which jsdom would read.
 */
export function withinLimits(html: string): string {
  const document = parse(html, { treeAdapter: countingAdapter(), sourceCodeLocationInfo: true });
  let bounded = '';
  let at = 0;
  for (const [start, end] of styleContents(document)) {
    bounded += html.slice(at, start) + html.slice(start, end).replace(/[^\n\r\f]/g, ' '); // keeps positions
    at = end;
  }
  return bounded + html.slice(at);
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

/** Walks level by level: the parser may have moved whole branches into others. */
function styleContents(document: Node): (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[][] = [];
  let level: readonly Node[] = [document];
  for (let depth = 0; level.length > 0; depth++) {
    limit(depth, maxDepth + 1, 'elements inside each other');
    found.push(level.flatMap(styleContent));
    level = level.flatMap(childrenOf);
  }
  return found.flat().sort(([one], [other]) => one - other);
}

function styleContent(node: Node): (readonly [number, number])[] {
  const { startTag, endTag, endOffset } =
    ('tagName' in node && node.tagName === 'style' && node.sourceCodeLocation) || {};
  return startTag ? [[startTag.endOffset, endTag?.startOffset ?? endOffset ?? startTag.endOffset]] : [];
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function isOurs({ name, value }: Element['attrs'][number]): boolean {
  return (
    name === 'data-widget' ||
    name === 'data-slot' ||
    (name === 'href' && value.includes('#widget=')) ||
    (name === 'class' && value.includes('aw-widget'))
  );
}

function limit(count: number, max: number, what: string): void {
  if (count > max) throw new Error(`stopped after ${max} ${what}`);
}
