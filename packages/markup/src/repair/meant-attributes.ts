import { unshadowed } from '@adviser-widgets/core/internal';
import { maxAttributes } from '@adviser-widgets/widget/internal';
import type { WrittenAttribute } from '../html/write-html.ts';
import { readTag, tagOf } from './read-tag.ts';

/** Values that are code: quotes around them are never a part of them. */
const ofCode = /^(?:href|src|srcset|class|id|rel|target|style|width|height|loading|data-slot)$/;

/** An element's attributes as its author meant them: without curly quotes, and with the words that those have split off. */
export function meantAttributes(element: Element): WrittenAttribute[] {
  const given = [...unshadowed(element).attributes].slice(0, maxAttributes);
  const parsed = given.map(({ name, value }): WrittenAttribute => [name, value]);
  const isCurled = parsed.some(([name, value]) => /[“”„″]/.test(name) || /^[“”„″]/.test(value));
  const isOurs = unshadowed(element).hasAttribute('data-widget');
  // Other tags may have words without a value, which no damage has split off.
  const read = isCurled || isOurs ? readTag(tagOf(element)) : undefined;
  return (read && read.damages.size > 0 ? [...read.attributes] : parsed).map(([name, value]) => [
    name,
    ofCode.test(name) ? value.replace(/^[“”„″]([^“”„″]*)[“”″]$/, '$1') : value,
  ]);
}

const curled = /"[^"]*"|'[^']*'|(\s)([a-z][a-z-]*)\s*=\s*[“”„″]([^“”„″"<>]*)[“”″]/gi;

/** The same in the text of a tag. `onRepair` takes the names of what was wrong. */
export function withStraightQuotes(tag: string, onRepair: (name: string) => void): string {
  return tag.replace(curled, (whole, gap: string, name: string | undefined, value: string) => {
    if (name === undefined) return whole;
    onRepair(name.toLowerCase());
    return `${gap}${name}="${value}"`;
  });
}
