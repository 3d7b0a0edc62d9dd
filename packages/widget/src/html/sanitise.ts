import { getPolicy, parseValue } from '@adviser-widgets/core';
import { createElement, Fragment, type ReactNode } from 'react';
import type { HtmlText } from './html-text.ts';

/** Characters that are read; a notice has a hundred. */
const maxLength = 10_000;
/** Tags that are read. A browser repeats unclosed ones in every paragraph: 900 after 700 took it minutes. */
const maxTags = 200;
/** Elements inside each other that are kept apart; of deeper ones the text. */
const maxDepth = 20;

const allowed = new Set(['a', 'strong', 'em', 'b', 'i', 'br', 'span', 'p']);

/** Their text is for machines, or for browsers that lack something. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noembed', 'noframes', 'xmp', 'plaintext']);

/**
 * Makes React nodes of HTML by the allow-list of H30. They are new elements: nothing that was parsed
 * reaches the page, and of attributes only the address of a link, if it would do for the kind `url`.
 */
export function sanitise(html: HtmlText): ReactNode {
  const text = String(html).slice(0, maxLength).split('<', maxTags + 1).join('<'); // a string at run time
  // An inert document: nothing in it runs, loads, or is ever put into the page.
  const { body } = new DOMParser().parseFromString(trusted(text), 'text/html');
  return children(body, []);
}

/** A parser takes plain text only where no page enforces Trusted Types. */
function trusted(html: string): string {
  // The DOM accepts the policy's object where its types say string.
  return (getPolicy()?.createHTML(html) ?? html) as string;
}

/** `within`: the names of the elements around, outermost first, unwrapped ones too. */
function children(parent: Node, within: readonly string[]): ReactNode {
  if (within.length > maxDepth) return parent.textContent;
  return [...parent.childNodes].map((node, index) => createElement(Fragment, { key: index }, rebuilt(node, within)));
}

function rebuilt(node: Node, within: readonly string[]): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null; // a comment, or the like
  const name = node.localName;
  if (dropped.has(name)) return null;
  const content = name === 'br' ? undefined : children(node, [...within, name]);
  return isKept(name, within) ? wrapped(node, content) : content;
}

/** Unwrapping what stood between them can leave a link in a link, or a paragraph in a paragraph. */
function isKept(name: string, within: readonly string[]): boolean {
  return allowed.has(name) && !(['a', 'p'].includes(name) && within.includes(name));
}

function wrapped(element: Element, content: ReactNode): ReactNode {
  if (element.localName !== 'a') return createElement(element.localName, null, content);
  const href = parseValue('url', element.getAttribute('href') ?? '');
  return href && element.hasAttribute('href') ? createElement('a', { href: href.value }, content) : content;
}
