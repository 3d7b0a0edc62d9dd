import { cutText, getPolicy, parseValue, shownText, unshadowed } from '@adviser-widgets/core/internal';
import { createElement, Fragment, type ReactNode } from 'react';
import type { HtmlText } from './html-text.ts';
import { keptElements } from './kept-elements.ts';

const maxLength = 10_000;
/** Browsers repeat unclosed tags in every paragraph: 900 after 700 took minutes. */
const maxTags = 200;
/** Deeper elements are reduced to their text. */
const maxDepth = 20;

/** Their text is for machines, or for browsers without a feature. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);

/** Keeps the allowed elements, as new ones: no parsed node reaches the page. Only links keep an attribute. */
export function sanitise(html: HtmlText): ReactNode {
  const text = cutText(String(html), maxLength)
    .split('<', maxTags + 1)
    .join('<');
  // An inert document: nothing in it runs, loads, or reaches the page.
  const { body } = new DOMParser().parseFromString(trusted(text), 'text/html');
  return children(body, []);
}

/** A page that enforces Trusted Types rejects a plain string. */
function trusted(html: string): string {
  // The DOM accepts the policy's object, but its types say string.
  return (getPolicy()?.createHTML(html) ?? html) as string;
}

function children(parent: Node, within: readonly string[]): ReactNode {
  const own = unshadowed(parent);
  if (within.length > maxDepth) return own.textContent;
  return [...own.childNodes].map((node, index) =>
    createElement(Fragment, { key: index }, rebuilt(node, within)),
  );
}

function rebuilt(node: Node, within: readonly string[]): ReactNode {
  if (node instanceof Text) return shownText(node.data);
  if (!(node instanceof Element)) return null;
  const name = unshadowed(node).localName;
  if (dropped.has(name)) return null;
  const content = name === 'br' ? undefined : children(node, [...within, name]);
  return isKept(name, within) ? wrapped(node, content) : content;
}

/** Removing the elements between two can nest a link in a link, or a paragraph in a paragraph. */
function isKept(name: string, within: readonly string[]): boolean {
  return keptElements.has(name) && !(['a', 'p'].includes(name) && within.includes(name));
}

function wrapped(kept: Element, content: ReactNode): ReactNode {
  if (kept.localName !== 'a') return createElement(kept.localName, null, content);
  const href = parseValue('url', kept.getAttribute('href') ?? '');
  return href && kept.hasAttribute('href') ? createElement('a', { href: href.value }, content) : content;
}
