import { cutText, nearest, unshadowed } from '@adviser-widgets/core/internal';

const id = 'adviser-widgets-config';

/**
 * Finds a configuration that the runtime does not read: in an element of another kind, which a visitor's comment could
 * hold too, or in a script whose id is mistyped. `undefined` if the page has the right block.
 */
export function findIgnoredBlock(
  page: Document,
): { readonly element: Element; readonly message: string } | undefined {
  if (page.querySelector(`script[type="application/json"]#${id}`)) return undefined;
  const scripts = [...page.querySelectorAll('script[id]')];
  const element = page.getElementById(id) ?? scripts.find((script) => isMistyped(script.id));
  if (!element) return undefined;
  const { localName, id: writtenId } = unshadowed(element);
  const written = `<${localName} id="${cutText(writtenId, 60)}">`;
  const message = `the configuration in ${written} is ignored; write it into <script type="application/json" id="${id}">`;
  return { element, message };
}

function isMistyped(text: string): boolean {
  return /^adviser-?widgets?-?conf/i.test(text) || nearest(text, [id]) !== undefined;
}
