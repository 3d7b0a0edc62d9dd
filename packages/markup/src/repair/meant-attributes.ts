import { unshadowed } from '@adviser-widgets/core/internal';
import { maxAttributes } from '@adviser-widgets/widget/internal';
import type { WrittenAttribute } from '../html/write-html.ts';
import { readTag, tagOf } from './read-tag.ts';
import { unwrapAddress } from './unwrap-address.ts';

/** Values that are code: quotes around them are never a part of them. */
const ofCode = /^(?:href|src|srcset|class|id|rel|target|style|width|height|loading|data-slot)$/;

/**
 * An element's attributes as its author meant them: without curly quotes, with the words that those have split off, and with
 * the address that a mail program has wrapped into its own.
 */
export function meantAttributes(element: Element): WrittenAttribute[] {
  const given = [...unshadowed(element).attributes].slice(0, maxAttributes);
  const parsed = given.map(({ name, value }): WrittenAttribute => [name, value]);
  const isCurled = parsed.some(([name, value]) => /[“”„″]/.test(name) || /^[“”„″]/.test(value));
  const isOurs = unshadowed(element).hasAttribute('data-widget');
  // Other tags may have words without a value, which no damage has split off.
  const read = isCurled || isOurs ? readTag(tagOf(element)) : undefined;
  return (read && read.damages.size > 0 ? [...read.attributes] : parsed).map(([name, value]) => [
    name,
    ofCode.test(name) ? meantCode(name, value) : value,
  ]);
}

function meantCode(name: string, value: string): string {
  const plain = value.replace(/^[“”„″]([^“”„″]*)[“”″]$/, '$1');
  if (name !== 'href' && name !== 'src') return plain;
  // A translator writes "tel : 04…", as French has a space before a colon.
  return unwrapAddress(plain) ?? plain.replace(/^(tel|mailto|sms|https?)\s{1,9}:\s{0,9}/i, '$1:');
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
