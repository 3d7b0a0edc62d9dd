import { unshadowed } from '@adviser-widgets/core/internal';

/** They run scripts, load others, or change the page around them. */
const active = 'script, iframe[srcdoc], object, embed, base, meta, link, style';

/** Of what browsers call when something happens; HTML has no other attribute that begins so. */
const handler = /^on/i;

const address = /^(href|src|action|formaction|xlink:href|data|srcdoc)$/i;

/**
 * Takes out of an element whatever could run a script. A link to the builder comes from anybody, and what an editor
 * copies from it runs on the site.
 *
 * @returns whether there was something
 */
export function removeScripts(element: Element): boolean {
  const own = unshadowed(element);
  const elements = own.querySelectorAll(active);
  for (const each of elements) each.remove();
  const attributes = [element, ...own.querySelectorAll('*')].flatMap((each) =>
    [...unshadowed(each).attributes].filter(isActive).map(({ name }) => ({ each, name })),
  );
  for (const { each, name } of attributes) unshadowed(each).removeAttribute(name);
  return elements.length + attributes.length > 0;
}

function isActive({ name, value }: Attr): boolean {
  // Browsers ignore control characters and spaces in a scheme.
  const scheme = value.replace(/[\p{Cc}\s]+/gu, '').toLowerCase();
  return handler.test(name) || (address.test(name) && /^(javascript|vbscript|data:text)/.test(scheme));
}
