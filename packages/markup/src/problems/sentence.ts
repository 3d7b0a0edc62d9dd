import { shorten, unshadowed } from '@adviser-widgets/core/internal';

/** Turns a console message into a sentence: capital letter, full stop. */
export function asSentence(text: string): string {
  const isName = /^([\p{L}\d_]+[-=]|\w+\.\w|[a-z]+[A-Z])/u.test(text); // such as data-heading, page.css or apiBase: it keeps its case
  const start = isName ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(start) ? start : `${start}.`;
}

/** The same for a message that follows the widget's name in the console: `needs data-src` gets a subject. */
export function asSentenceOfWidget(text: string): string {
  return asSentence(/^(needs|has|only has|does|is|shows) /.test(text) ? `This widget ${text}` : text);
}

/** Adds the start of an element's text, so that an author can find it: `A widget “Prefer to talk?”`. */
export function withText(subject: string, element: Element): string {
  const text = (unshadowed(element).textContent ?? '').replace(/\s+/g, ' ').trim();
  const quoted = shorten(text, 40);
  return [subject, quoted && `“${quoted}”`].filter(Boolean).join(' ');
}
