/** What the page's link to a video has for its poster: a picture, and words, its own or the picture's. */
export function findPoster(host: Element | undefined): { readonly poster: readonly ChildNode[]; readonly text: string } {
  const image = host?.querySelector('img');
  const text = host?.textContent.trim() || image?.getAttribute('alt') || '';
  return { poster: image ? [image.closest('picture') ?? image] : [], text: text.replace(/\s+/g, ' ') };
}
