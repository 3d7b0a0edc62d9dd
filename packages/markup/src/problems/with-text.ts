/** `subject` and the beginning of an element's text, for an author to find it by: `A widget “Prefer to talk?”`. */
export function withText(subject: string, element: Element): string {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const quoted = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
  return [subject, quoted && `“${quoted}”`].filter(Boolean).join(' ');
}
