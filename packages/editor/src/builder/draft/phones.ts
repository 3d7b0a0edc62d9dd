import { closestAround, unshadowed } from '@adviser-widgets/core/internal';
import { attributesOf, parseMarkup, writeHtml } from '@adviser-widgets/markup';
import { addressOf } from '../rich-text/links.ts';

/** As people in New Zealand write them: `0800 123 456`, `(04) 123 4567`, `+64 21 123 456`. */
const phone = /(?<![\w/.+-])(?:\(0\d\)|\+\d|0)[\d ()\u00a0-]{5,16}\d(?![\w/-])/;

/** The phone numbers in HTML that no press calls. */
export function findPhones(html: string): string[] {
  if (!phone.test(html)) return [];
  const found = textsOf(parseMarkup(`<body>${html}`).body).flatMap(({ data }) => phoneIn(data) ?? []);
  return [...new Set(found)];
}

/** The HTML with a link around the first place of a number. */
export function linkPhone(html: string, number: string): string {
  const { body } = parseMarkup(`<body>${html}`);
  const text = textsOf(body).find(({ data }) => phoneIn(data) === number);
  if (!text) return html;
  const rest = text.splitText(text.data.indexOf(number));
  rest.splitText(number.length);
  const link = body.ownerDocument.createElement('a');
  link.setAttribute('href', addressOf(number.replaceAll('\u00a0', ' ')) ?? '');
  rest.replaceWith(link);
  link.append(number);
  return [...body.childNodes].map((node) => writeHtml(node, attributesOf)).join('');
}

function phoneIn(text: string): string | undefined {
  const [number = ''] = phone.exec(text) ?? [];
  const { length } = number.replace(/\D/g, '');
  return length >= 7 && length <= 13 ? number : undefined;
}

function textsOf(node: Node): Text[] {
  return [...unshadowed(node).childNodes].flatMap((child) => {
    if (!(child instanceof Text)) return textsOf(child);
    return closestAround(child, 'a, button, code, pre, textarea') ? [] : child;
  });
}
