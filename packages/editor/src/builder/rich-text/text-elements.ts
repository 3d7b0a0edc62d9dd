import { keptElements } from '@adviser-widgets/widget/internal';

/** What a field holds: HTML in an attribute, or elements of the page. */
export type TextElements = 'attribute' | 'content';

/**
 * HTML in an attribute passes the sanitiser. Slots and content stay as their author wrote them, so their fields
 * also hold headings, lists and pictures.
 */
export const textElements: Readonly<Record<TextElements, ReadonlySet<string>>> = {
  attribute: keptElements,
  content: new Set([...keptElements, 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'img']),
};

/** Elements that say how text looks or where it leads; the order in which they are nested does not matter. */
export const markElements: ReadonlySet<string> = new Set(['a', 'strong', 'b', 'em', 'i']);

/** Attributes that a field keeps. */
export const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
};
