/** Makes a line written for the console one that stands alone: capital letter, full stop. */
export function asSentence(text: string): string {
  const isName = /^\w+-/.test(text); // data-heading keeps its letters
  const start = isName ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(start) ? start : `${start}.`;
}

/** The same of what follows the widget's name in the console, such as `needs data-src`, where no name stands before it. */
export function asSentenceOfWidget(text: string): string {
  return asSentence(text.startsWith('data-') ? text : `This widget ${text}`);
}

/** `subject` and the beginning of an element's text, for an author to find it by: `A widget “Prefer to talk?”`. */
export function withText(subject: string, element: Element): string {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const quoted = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
  return [subject, quoted && `“${quoted}”`].filter(Boolean).join(' ');
}
