/** A tag with our attribute, as readers see it; `&lt;` when it was escaped twice. */
const tag = /(?:<|&lt;)[a-z][^<>]*\sdata-widget\s*=[^<>]{0,40}/i;
/** Where text is no text for readers. */
const silent = 'script, style, template, noscript, textarea, .aw-report, .aw-root';

/** Markup that readers see as text: it was pasted into the visual editor instead of the source (contract section 5). */
export function checkEscapedMarkup(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [shown] = tag.exec(node.textContent ?? '') ?? [];
    if (shown && !node.parentElement?.closest(silent)) found.push(shown);
  }
  return found.map(
    (shown) =>
      `The page shows a snippet as text: “${shown.replace(/\s+/g, ' ').slice(0, 60).trim()}…”. It was pasted as text; paste it into the source view or an HTML block of the CMS.`,
  );
}
