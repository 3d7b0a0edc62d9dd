import { cutText, unshadowed } from '@adviser-widgets/core/internal';
import type { PageProblem } from './page-problem.ts';

/** Text that readers don't see, and our own output. */
const silent = 'script, style, template, noscript, textarea, .aw-report, .aw-root';

const texts = 4; // NodeFilter.SHOW_TEXT, which Node lacks

/** Starts with `&lt;` if escaped twice. Scans each part between brackets once. */
function shownTag(text: string): string | undefined {
  for (const part of text.split(/(?=<)|>/)) {
    const start = part.search(/(?:<|&lt;)[a-z]/i);
    const attribute = start < 0 ? null : /\sdata-widget\s*=/i.exec(part.slice(start));
    if (attribute) return part.slice(start, start + attribute.index + attribute[0].length + 40);
  }
  return undefined;
}

/** Markup pasted into the visual editor instead of the source. */
export function checkEscapedMarkup(page: Document): PageProblem[] {
  const walker = page.createTreeWalker(page.body, texts);
  const found: { readonly element: Element; readonly shown: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const shown = shownTag(node.textContent ?? '');
    const element = node.parentElement;
    if (shown && element && !unshadowed(element).closest(silent)) found.push({ element, shown });
  }
  return found.map(({ element, shown }) => ({
    kind: 'escaped-markup',
    element,
    sentence: `The page shows a snippet as text: “${cutText(shown.replace(/\s+/g, ' '), 60).trim()}…”. It was pasted as text; paste it into the source view or an HTML block of the CMS.`,
  }));
}
