import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import type { Definition } from '@adviser-widgets/widget';
import { asName } from '@adviser-widgets/widget/internal';
import { error, type Remark } from './remark.ts';

/** The widgets by name. */
type Widgets = ReadonlyMap<string, Pick<Definition, 'name'> & Partial<Pick<Definition, 'purpose'>>>;

/** Finds widgets that are written in another way than the loader reads. */
export function checkLeftovers(page: Document, widgets: Widgets): Remark[] {
  return [...checkShortcodes(page, widgets), ...checkElements(page, widgets), ...checkNamed(page, widgets)];
}

/** Where pages show code to readers. */
const code = 'code, pre, kbd, samp, script, style, textarea, noscript, .aw-root, .aw-report';
const allTexts = 4; // NodeFilter.SHOW_TEXT

function checkShortcodes(page: Document, widgets: Widgets): Remark[] {
  const shown: { readonly element: Element; readonly text: string }[] = [];
  const walker = page.createTreeWalker(page.body, allTexts);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = shortcodeIn(node.textContent ?? '', widgets);
    if (text && node.parentElement && !unshadowed(node.parentElement).closest(code))
      shown.push({ element: node.parentElement, text });
  }
  const opening = shown.filter(({ text }) => !text.startsWith('[/'));
  return (opening.length > 0 ? opening : shown).map(({ element, text }) =>
    error(
      'shortcode',
      `The page shows a shortcode: “${shorten(text, 60)}”. Nothing on this site reads it; activate the plugin that does, or paste the HTML snippet instead.`,
      { element },
    ),
  );
}

/** `[[…]]` shows a shortcode to readers on purpose. */
function shortcodeIn(text: string, widgets: Widgets): string | undefined {
  for (const [whole, name = ''] of text.matchAll(
    /(?<!\[)\[\/?([a-z][\w-]{1,40})(?:\s[^[\]]{0,2000})?\](?!\])/gi,
  ))
    if (isOurs(name.toLowerCase(), widgets)) return whole;
  return undefined;
}

function isOurs(name: string, widgets: Widgets): boolean {
  return /^(adviser_|adviser-|aw[-_])/.test(name) || (name.includes('-') && widgets.has(name));
}

/** Names of other libraries' elements are among those of our other widgets. */
function checkElements(page: Document, widgets: Widgets): Remark[] {
  const ours = [...widgets.values()]
    .filter(({ name, purpose }) => name.includes('-') && (purpose === 'form' || name.startsWith('adviser-')))
    .map(({ name }) => name);
  const all = ['adviser-widget', 'adviser-widgets', ...ours].join(', ');
  const found = [...page.querySelectorAll(all)].map(
    (element) => [element, unshadowed(element).localName] as const,
  );
  return found
    .filter(([, name]) => !isDefined(name))
    .map(([element, name]) =>
      error(
        'custom-element',
        `<${name}> is not an element that browsers know; write <div class="aw-widget" data-widget="${widgets.has(name) ? name : '…'}">, and data- before its attributes.`,
        { element },
      ),
    );
}

/** A script of the page may have defined it, which only the page knows. */
function isDefined(name: string): boolean {
  return globalThis.customElements?.get(name) !== undefined;
}

/** With the class, they are reported as stripped. */
function checkNamed(page: Document, widgets: Widgets): Remark[] {
  return [...page.querySelectorAll('[widget]:not([data-widget]):not(.aw-widget)')]
    .filter((element) => widgets.has(asName(unshadowed(element).getAttribute('widget') ?? '')))
    .map((element) =>
      error(
        'stripped-attributes',
        `A widget does not load: widget is mistyped; write data-widget="${asName(unshadowed(element).getAttribute('widget') ?? '')}".`,
        { element, attribute: 'widget' },
      ),
    );
}
