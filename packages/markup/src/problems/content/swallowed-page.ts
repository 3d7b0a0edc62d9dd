import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import type { RuntimeDefinition } from '@adviser-widgets/widget';
import { ownSlots } from '@adviser-widgets/widget/internal';
import { hasTornName } from '../../repair/torn-name.ts';
import type { ContentProblem } from './content-problem.ts';

/** Parts of a page that no fallback and no slot has. */
const landmarks = 'main, [role="main"], nav, header, footer, h1';
const ofPages = 'main, [role="main"], [role="contentinfo"]';
/** Characters. The fallback of a form is a sentence or two. */
const maxText = 1500;
const maxHeadings = 1;

/** Finds the rest of a page that a missing end tag has put into a placeholder or its slot. */
export function swallowedPage(
  { content = false, purpose, slots }: RuntimeDefinition & { readonly purpose?: string },
  original: Element,
  inPage?: Element,
): ContentProblem[] {
  if (hasTornName(original)) return []; // said by checkTornMarkup
  const own = ownSlots(original);
  const parts = own
    .filter(({ name }) => Object.hasOwn(slots, name))
    .map(({ element, name }) => ({ element, where: `its slot "${name}"` }));
  const all = [...parts, { element: original, where: 'its content' }];
  for (const { element, where } of all) {
    const what = restOfPage(element, {
      content: content && element === original,
      isForm: purpose === 'form',
    });
    if (what === undefined) continue;
    const { localName } = unshadowed(element);
    const sentence = `has ${what} in ${where}, so an end tag seems to be missing and the rest of the page is inside; write </${localName}> where ${element === original ? 'the widget' : 'the slot'} ends`;
    return [{ kind: 'swallowed', element, sentence }];
  }
  const what = content || !inPage || !isLast(inPage) ? undefined : moreThanFallback(original);
  if (what === undefined) return [];
  const where = own.length > 0 ? 'the widget, or its slot, ends' : 'the widget ends';
  const sentence = `has ${what}, and nothing follows it, so an end tag seems to be missing and the rest of the page is inside; write </${unshadowed(original).localName}> where ${where}`;
  return [{ kind: 'swallowed', element: original, sentence }];
}

/** Without its end tag, an element reaches to the end of the one around it. */
function isLast(element: Element): boolean {
  const own = unshadowed(element);
  const parent = own.parentElement;
  if (!parent) return false;
  const nodes = [...unshadowed(parent).childNodes];
  return nodes.slice(nodes.indexOf(element) + 1).every((node) => node.nodeType !== 1 && !isText(node));
}

function isText(node: Node): boolean {
  return node.nodeType === 3 && (node.textContent ?? '').trim() !== '';
}

const isHeading = /^h[1-6]$/;
const ofSections = /^(?:section|article|aside)$/;
const contacts = 'a[href^="tel:"], a[href^="mailto:"]';

/** Of a fallback with a heading, that comes first; the way to call is in the fallback, not in a slot alone. */
function moreThanFallback(original: Element): string | undefined {
  const children = [...unshadowed(original).children].map((child) => unshadowed(child));
  const slots = children.filter((child) => child.hasAttribute('data-slot'));
  const rest = children.filter((child) => !child.hasAttribute('data-slot'));
  const later = rest.slice(1);
  const heading = later.find(({ localName }) => isHeading.test(localName));
  if (heading) return `the heading “${shorten((heading.textContent ?? '').trim(), 40)}” after its text`;
  const section = later.find(({ localName }) => ofSections.test(localName));
  if (section) return `<${section.localName}> after its text`;
  const isAway =
    slots.some((slot) => slot.querySelector(contacts)) &&
    rest.length > 1 &&
    rest.every((child) => !child.matches('a') && !child.querySelector('a'));
  return isAway ? 'the way to call in a slot, other text after it' : undefined;
}

interface Expected {
  /** Whether the element is the content of a widget that shows it, which may be as long as a page. */
  readonly content: boolean;
  readonly isForm: boolean;
}

function restOfPage(element: Element, { content, isForm }: Expected): string | undefined {
  const own = unshadowed(element);
  const landmark = own.querySelector(content ? ofPages : landmarks);
  if (landmark) return `<${unshadowed(landmark).localName}>`;
  if (content || !isForm) return undefined;
  const headings = [...own.querySelectorAll('h2, h3')].filter(
    (heading) => !isInSlot(heading, element),
  ).length;
  if (headings > maxHeadings) return `${headings} headings`;
  const { length } = (own.textContent ?? '').replace(/\s+/g, ' ');
  return length > maxText ? `${length} characters of text` : undefined;
}

/** Slots have headings of their own, and are looked at one by one. */
function isInSlot(heading: Element, element: Element): boolean {
  const slot = unshadowed(heading).closest('[data-slot]');
  return slot !== null && slot !== element;
}
