import { shorten } from '@adviser-widgets/core/internal';
import { asName } from '@adviser-widgets/widget/internal';
import type { OpenPage } from '../pages/open-page.ts';
import { error, findingOf } from './placed-widget.ts';
import type { Finding } from './finding.ts';
import type { Manifest } from './read-manifest.ts';

/** Finds widgets that are written in another way than the loader reads. */
export function checkLeftovers(page: OpenPage, manifest: Manifest): Finding[] {
  return [
    ...checkShortcodes(page, manifest),
    ...checkElements(page, manifest),
    ...checkNamed(page, manifest),
  ];
}

/** Where pages show code to readers. */
const code = 'code, pre, kbd, samp, script, style, textarea, noscript, .aw-root';
const allTexts = 4; // NodeFilter.SHOW_TEXT

function checkShortcodes(page: OpenPage, manifest: Manifest): Finding[] {
  const { document } = page;
  const shown: { readonly element: Element; readonly text: string }[] = [];
  const walker = document.createTreeWalker(document.body, allTexts);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = shortcodeIn(node.textContent ?? '', manifest);
    if (text && node.parentElement && !node.parentElement.closest(code))
      shown.push({ element: node.parentElement, text });
  }
  const opening = shown.filter(({ text }) => !text.startsWith('[/'));
  return (opening.length > 0 ? opening : shown).map(({ element, text }) =>
    findingOf(
      page,
      error(
        'shortcode',
        `The page shows a shortcode: “${shorten(text, 60)}”. Nothing on this site reads it; activate the plugin that does, or paste the HTML snippet instead.`,
      ),
      { subject: 'page', around: element },
    ),
  );
}

/** `[[…]]` shows a shortcode to readers on purpose. */
function shortcodeIn(text: string, manifest: Manifest): string | undefined {
  for (const [whole, name = ''] of text.matchAll(
    /(?<!\[)\[\/?([a-z][\w-]{1,40})(?:\s[^[\]]{0,2000})?\](?!\])/gi,
  ))
    if (isOurs(name.toLowerCase(), manifest)) return whole;
  return undefined;
}

function isOurs(name: string, manifest: Manifest): boolean {
  return /^(adviser_|adviser-|aw[-_])/.test(name) || (name.includes('-') && manifest.has(name));
}

/** Names of other libraries' elements are among those of our other widgets. */
function checkElements(page: OpenPage, manifest: Manifest): Finding[] {
  const names = [...manifest.values()]
    .filter(({ name, purpose }) => name.includes('-') && (purpose === 'form' || name.startsWith('adviser-')))
    .map(({ name }) => name);
  const all = ['adviser-widget', 'adviser-widgets', ...names].join(', ');
  return [...page.document.querySelectorAll(all)].map((element) =>
    findingOf(
      page,
      error(
        'custom-element',
        `<${element.localName}> is not an element that browsers know; write <div class="aw-widget" data-widget="${manifest.has(element.localName) ? element.localName : '…'}">, and data- before its attributes.`,
      ),
      { subject: 'page', around: element },
    ),
  );
}

/** With the class, they are reported as stripped. */
function checkNamed(page: OpenPage, manifest: Manifest): Finding[] {
  return [...page.document.querySelectorAll('[widget]:not([data-widget]):not(.aw-widget)')]
    .filter((element) => manifest.has(asName(element.getAttribute('widget') ?? '')))
    .map((element) =>
      findingOf(
        page,
        error(
          'stripped-attributes',
          `A widget does not load: widget is mistyped; write data-widget="${asName(element.getAttribute('widget') ?? '')}".`,
          { attribute: 'widget' },
        ),
        { subject: 'page', around: element },
      ),
    );
}
