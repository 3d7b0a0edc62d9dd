import { unshadowed, warn } from '@adviser-widgets/core/internal';
import { useEffect } from 'react';

/**
 * In development, says once on the console that a page shows our elements without their style sheet, or outside of
 * `aw-root`. For components of apps: the CDN's pages have sheets of their own, and its build leaves this out.
 */
export function useStyleSheetCheck(): void {
  // eslint-disable-next-line react-hooks/rules-of-hooks -- always or never in one build
  if (process.env.NODE_ENV !== 'production') useEffect(checkSoon, []);
}

/** Milliseconds: by then a bundler has added the sheets of what it has just loaded. */
const pauseMs = 1000;

/** Placeholders, texts from elsewhere, and the report for editors, which has its own sheet. */
const ofOthers = '.aw-widget, .aw-html, .aw-html *, .aw-report, .aw-report *';

const told = new Set<string>();
let isDue = false;

function checkSoon(): void {
  if (isDue || !hasLayout()) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const loading = whatIsLoading();
    if (!loading) return check();
    for (const type of ['load', 'error']) loading.addEventListener(type, checkSoon, { once: true });
  }, pauseMs);
}

/** Tests in jsdom and happy-dom load no style sheets and lay nothing out. */
function hasLayout(): boolean {
  const { documentElement } = document;
  return (
    documentElement.getBoundingClientRect().width > 0 && /\dpx$/.test(getComputedStyle(documentElement).width)
  );
}

/** The page, or a sheet of it. One that has failed stays: the browser says so itself. */
function whatIsLoading(): EventTarget | undefined {
  if (document.readyState !== 'complete') return window;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')];
  return links.find(({ sheet, disabled, media }) => !sheet && !disabled && matchMedia(media).matches);
}

function check(): void {
  const found = document.querySelectorAll(`[class*="aw-"]:not(${ofOthers})`);
  const parts = [...found].filter((part) => ownNames(part).length > 0);
  const [first] = parts;
  if (!first) return;
  if (getComputedStyle(first).getPropertyValue('--aw-default-colors') === '')
    return tell(
      first,
      'has no style: import "@adviser-widgets/ui/styles.css", or the styles.css of the package that you use, once, for example where you call configure',
    );
  const outside = parts.find((part) => !unshadowed(part).closest('.aw-root'));
  if (outside)
    tell(
      outside,
      'has no style outside of an element with the class aw-root: put that class once around all widgets, for example on <main>',
    );
  // eslint-disable-next-line no-restricted-syntax -- only reads them
  const selectors = readSelectors([...document.styleSheets, ...document.adoptedStyleSheets]);
  const bare = parts.find((part) => ownNames(part).every((name) => !selectors?.includes(`.${name}`)));
  if (selectors && bare)
    tell(
      bare,
      'is in no style sheet: import that of its package, too, such as "@adviser-widgets/banners/widgets.css" or "@adviser-widgets/forms/styles.css". Its page in the catalogue has the line',
    );
}

function tell(part: Element, sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  warn(`<${part.localName} class="${part.getAttribute('class')}"> ${sentence}`, part);
}

/** The first words of its classes: not every class has a rule, but all of a package's begin like one that has. */
function ownNames({ classList }: Element): string[] {
  return [...classList].flatMap((name) => /^aw-(?!root$)[a-z]+/.exec(name) ?? []);
}

/** Returns all selectors in one text; `undefined` if one of the sheets is not for scripts to read, or still loading. */
function readSelectors(sheets: readonly CSSStyleSheet[]): string | undefined {
  try {
    return sheets.flatMap((sheet) => selectorsIn(sheet.cssRules)).join();
  } catch {
    return undefined; // of another origin
  }
}

function selectorsIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSImportRule) return selectorsIn((rule.styleSheet as CSSStyleSheet).cssRules); // throws if it has none
    const own = rule instanceof CSSStyleRule ? rule.selectorText : '';
    return 'cssRules' in rule ? [own, ...selectorsIn(rule.cssRules as CSSRuleList)] : [own];
  });
}
