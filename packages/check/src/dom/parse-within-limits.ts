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
export function parseWithinLimits(html: string): ParsedPage {
  let openAtEnd: OpenEnd | undefined;
  const document = parse(html, {
    treeAdapter: countingAdapter(),
    sourceCodeLocationInfo: true,
    onParseError({ code, startLine }) {
      const what = endings[code];
      if (what !== undefined) openAtEnd ??= { what, line: startLine };
    },
  });
  return { document, openAtEnd };
}

interface ParsedPage {
  readonly document: DefaultTreeAdapterTypes.Document;
  /** In what the page ends, if it ends in the middle of something. */
  readonly openAtEnd: OpenEnd | undefined;
}

interface OpenEnd {
  readonly what: string;
  readonly line: number;
}

const endings: Readonly<Record<string, string>> = {
  'eof-in-tag': 'a tag',
  'eof-in-comment': 'a comment',
  'eof-in-doctype': 'its first tag',
  'eof-in-cdata': 'a CDATA section',
  'eof-in-script-html-comment-like-text': 'a script',
  'eof-in-element-that-can-contain-only-text': 'a script or a text',
};

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
