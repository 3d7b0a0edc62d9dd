declare const brand: unique symbol;

/** HTML as an author wrote it. A string at run time, but its type fits only `SanitisedHtml`. */
export interface HtmlText {
  readonly [brand]: 'html';
}

/** Marks a string as HTML, for apps that render a widget's component themselves. */
export function htmlText(html: string): HtmlText {
  return html as unknown as HtmlText; // the only place that applies the brand
}
