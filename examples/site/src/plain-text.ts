const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns the text of rendered Markdown without markup, for searching. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (escape) => escapes[escape] ?? escape);
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;?!])/g, '')
    .trim();
}
