// Apart from the rest, so that a widget without HTML in its attributes does not carry the sanitiser.
export { htmlText, type HtmlText } from './html-text.ts';
export { SanitisedHtml } from './SanitisedHtml.tsx';
