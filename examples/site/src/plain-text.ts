const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of rendered Markdown without its markup, as a search reads it. */
export function plainText(html: string): string {
  const words = html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (escape) => escapes[escape] ?? escape);
  return words.replace(/\s+/g, ' ').replace(/ (?=[.,:;?!])/g, '').trim();
}
