import { nearest } from '@adviser-widgets/core/internal';

const id = 'adviser-widgets-config';

interface IgnoredBlock {
  readonly element: Element;
  readonly message: string;
}

/**
 * Finds a configuration that the runtime does not read: in an element of another kind, which a visitor's comment could
 * hold too, or in a script whose id is mistyped. `undefined` if the page has the right block.
 */
export function findIgnoredBlock(page: Document): IgnoredBlock | undefined {
  if (page.querySelector(`script[type="application/json"]#${id}`)) return undefined;
  const scripts = [...page.querySelectorAll('script[id]')];
  const element = page.getElementById(id) ?? scripts.find((script) => isMistyped(script.id));
  if (!element) return undefined;
  const written = `<${element.localName} id="${element.id.slice(0, 60)}">`;
  const message = `the configuration in ${written} is ignored; write it into <script type="application/json" id="${id}">`;
  return { element, message };
}

function isMistyped(text: string): boolean {
  return /^adviser-?widgets?-?conf/i.test(text) || nearest(text, [id]) !== undefined;
}
