import { getPolicy } from '@adviser-widgets/core/internal';

/** Parses HTML into an inert document, for tools. What visitors see goes through the sanitiser instead. */
export function parseMarkup(html: string): Document {
  // The DOM accepts the policy's object, but its types say string.
  const trusted = (getPolicy()?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}
