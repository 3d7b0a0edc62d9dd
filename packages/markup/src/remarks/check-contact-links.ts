import { cutText, unshadowed } from '@adviser-widgets/core/internal';
import { error, type PlacedWidget, type Remark } from './remark.ts';

/** The links in a fallback are what visitors have if the widget cannot load. */
export function checkContactLinks({ original }: PlacedWidget): Remark[] {
  const own = unshadowed(original);
  const links = own.localName === 'a' ? [] : [...own.querySelectorAll('a[href]')];
  return links.flatMap((link) => {
    const href = (link.getAttribute('href') ?? '').trim();
    const fix = fixOf(href);
    return fix === undefined
      ? []
      : error('contact-link', `has a link to href="${cutText(href, 60)}", which ${fix}`, {
          element: link,
          attribute: 'href',
        });
  });
}

const email = /^[^\s/?#:@]+@[^\s/?#:@]+\.[a-z]{2,}$/i;

/** Before an extension or a pause: `;ext=12`, `p12`. */
const letters = /^[^;,]*[a-z]{2}/i;

/** The keys of a phone have letters. */
function onKeypad(number: string): string {
  const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
  return number
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/[^\d+]/g, '');
}

function fixOf(href: string): string | undefined {
  const [, scheme = '', rest = ''] = /^(tel|mailto):(.*)$/i.exec(href) ?? [];
  if (/^tel$/i.test(scheme) && !/\d.*\d.*\d/.test(rest))
    return rest.includes('@')
      ? `is an email address where a phone number goes; write href="mailto:${cutText(rest, 60)}"`
      : 'has no phone number; write it after tel:, for example href="tel:0800000000"';
  if (/^tel$/i.test(scheme) && letters.test(rest))
    return `has letters, and not every phone dials those; write href="tel:${cutText(onKeypad(rest), 30)}"`;
  if (/^mailto$/i.test(scheme) && !/@|^\?/.test(rest))
    return 'has no email address; write it after mailto:, for example href="mailto:help@example.nz"';
  if (email.test(href))
    return `browsers take for a page of your site; write href="mailto:${cutText(href, 60)}"`;
  if (/^\+?[\d\s()-]{6,}$/.test(href))
    return `browsers take for a page of your site; write href="tel:${href.replace(/[^\d+]/g, '').slice(0, 30)}"`;
  return /^www\./i.test(href)
    ? `browsers take for a page of your site; write href="https://${cutText(href, 60)}"`
    : undefined;
}
