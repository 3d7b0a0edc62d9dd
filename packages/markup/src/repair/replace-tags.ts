/** Replaces each start tag of a text. Looks only up to the last ">": searching for one from each "<" after it would be slow. */
export function replaceTags(html: string, replace: (tag: string) => string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(/<[a-z][^>]*>/gi, replace) + html.slice(end);
}
