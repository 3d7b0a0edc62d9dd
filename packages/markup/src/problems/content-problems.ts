import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import type { RuntimeDefinition } from '@adviser-widgets/widget';
import { ownSlots } from '@adviser-widgets/widget/internal';
import { written } from '../correct/written.ts';
import type { WrittenAttribute } from '../html/write-html.ts';
import { describeDamage } from '../repair/damage.ts';
import { meantAttributes } from '../repair/meant-attributes.ts';
import { hasTornName } from '../repair/torn-name.ts';

interface Given {
  readonly definition: RuntimeDefinition & { readonly purpose?: string };
  /** The placeholder as its author wrote it. */
  readonly original: Element;
}

/** Something wrong with what is inside a placeholder. */
interface ContentProblem {
  readonly kind: 'damaged' | 'swallowed';
  readonly element: Element;
  /** In words that follow the widget's name. */
  readonly sentence: string;
}

/** Finds damaged tags inside a placeholder, and the rest of a page that a missing end tag has put there. */
export function contentProblems({ definition, original }: Given): ContentProblem[] {
  return [...damagedTags(original), ...swallowed(definition, original)];
}

function damagedTags(original: Element): ContentProblem[] {
  return [...unshadowed(original).querySelectorAll('*')].flatMap((element) => {
    if (unshadowed(element).hasAttribute('data-widget')) return [];
    const wrong = meantAttributes(element).filter(
      ([name, value]) => unshadowed(element).getAttribute(name) !== value,
    );
    const names = wrong.map(([name]) => name);
    if (names.length === 0) return [];
    const tag = unshadowed(element).localName;
    return {
      kind: 'damaged',
      element,
      sentence: `${describeDamage('curly', names)}, in <${tag}> inside; write ${wrong.map(asWritten).join(' ')}`,
    };
  });
}

function asWritten([name, value]: WrittenAttribute): string {
  return written(name, shorten(value, 100));
}

/** Parts of a page that no fallback and no slot has. */
const landmarks = 'main, [role="main"], nav, header, footer, h1';
const ofPages = 'main, [role="main"], [role="contentinfo"]';
/** Characters. The fallback of a form is a sentence or two. */
const maxText = 1500;
const maxHeadings = 1;

function swallowed(
  { content = false, purpose, slots }: Given['definition'],
  original: Element,
): ContentProblem[] {
  if (hasTornName(original)) return []; // said by checkTornMarkup
  const own = ownSlots(original).filter(({ name }) => Object.hasOwn(slots, name));
  const parts = own.map(({ element, name }) => ({ element, where: `its slot "${name}"` }));
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
  return [];
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
  const headings = own.querySelectorAll('h2, h3').length;
  if (headings > maxHeadings) return `${headings} headings`;
  const { length } = (own.textContent ?? '').replace(/\s+/g, ' ');
  return length > maxText ? `${length} characters of text` : undefined;
}
