declare const brand: unique symbol;

/**
 * HTML as an author wrote it, of the kind `html`: a string at run time, and nothing that React or the
 * DOM would take, so that it reaches the page through `SanitisedHtml` only.
 */
export interface HtmlText {
  readonly [brand]: 'html';
}

/** Marks a string as such a text, for apps that render a widget's component themselves. */
export function htmlText(html: string): HtmlText {
  return html as unknown as HtmlText; // the one place where the brand is given
}

/** Loads the sanitiser, for components that show most texts without it. */
export function loadSanitiser() {
  return import('./sanitise.ts');
}
