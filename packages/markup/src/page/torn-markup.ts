import { cutText, unshadowed } from '@adviser-widgets/core/internal';
import { asName } from '@adviser-widgets/widget/internal';
import { straightName } from '../repair/characters.ts';
import { damageOfQuotes, describeDamages, type Damage, type Damages } from '../repair/damage.ts';
import { readTag, tagOf } from '../repair/read-tag.ts';
import { hasTornName } from '../repair/torn-name.ts';
import { withText } from '../problems/sentence.ts';
import type { PageProblem } from './page-problem.ts';

/** Our own output. */
const ours = '.aw-report, .aw-root';

/** An element's start tag as its author wrote it, where a tool has the source; '' if there is none. */
export type StartTagOf = (element: Element) => string;

/** Finds widgets whose tags are damaged so that the loader finds no widget, or not its name. */
export function checkTornMarkup(page: Document, startTagOf?: StartTagOf): PageProblem[] {
  const elements = new Set([...page.querySelectorAll('[class*="widget"], [data-widget]')]);
  // A space of another kind after the name of a tag makes a name of all that follows.
  for (const element of page.querySelectorAll('*'))
    if (unshadowed(element).localName.includes('widget')) elements.add(element);
  return [...elements].flatMap((element) => {
    const sentence = unshadowed(element).closest(ours) ? undefined : describeTorn(element, startTagOf);
    return sentence === undefined ? [] : { kind: 'torn-markup', element, sentence };
  });
}

/** Says how the tag of a widget is damaged; `undefined` for one whose name can be relied on. */
export function describeTorn(element: Element, startTagOf?: StartTagOf): string | undefined {
  const tag = tornTag(element, startTagOf?.(element));
  if (!tag) return undefined;
  const lost = startTagOf ? [] : lostCapitals(element, tag);
  const kept = [...tag.attributes].filter(([name]) => !lost.includes(name) && !ofLibrary.test(name));
  const written = kept.map(([name, value]) => ` ${name}="${value}"`).join('');
  const start = cutText(`<${tag.name}${written}>`, 300);
  const again = lost.length > 0 ? ` Type ${lost.join(' and ')} again: ${noCapitals}.` : '';
  const rest = hasTornName(element)
    ? ' No end tag closes it, so the rest of the page is inside it, where visitors may not see it.'
    : '';
  return `${withText('A widget', element)} is damaged: ${describeDamages(tag.damages)}; write ${start}.${again}${rest}`;
}

const noCapitals = 'the page has lost the capital letters';

/** What the library writes on a live page. */
const ofLibrary = /^data-widget-(?:state|version)$/;

/** Attributes whose values the parser took for names, which it writes in lower case. */
function lostCapitals(element: Element, { attributes }: Torn): string[] {
  const own = unshadowed(element);
  const values = own.getAttributeNames().map((name) => own.getAttribute(name) ?? '');
  const isLost = ([name, value]: readonly [string, string]) =>
    /^data-(?!widget$)/.test(name) && /\p{L}/u.test(value) && !values.some((each) => each.includes(value));
  return [...attributes].filter(isLost).map(([name]) => name);
}

type Torn = Pick<ReturnType<typeof readTag>, 'name' | 'attributes' | 'damages'>;

function tornTag(element: Element, source = ''): Torn | undefined {
  const { name, attributes, damages } = readTag(source.replace(/^<|>$/g, '') || tagOf(element));
  const value = attributes.get('data-widget') ?? '';
  if (value === '' || !/^aw-widget|^data-widget/.test(straightName(attributes.get('class') ?? 'aw-widget')))
    return undefined;
  const ofName = damageOfName(value);
  const isTorn = [...damages].some(
    ([, names]) => names.length === 0 || names.some((each) => each === 'class' || each === 'data-widget'),
  );
  if (!isTorn && !ofName && !hasTornName(element)) return undefined;
  const all: Damages = ofName ? new Map([...damages, [ofName, ['data-widget']]]) : damages;
  const meant = new Map(attributes).set('data-widget', straightName(asName(value)));
  return all.size > 0 ? { name, attributes: meant, damages: all } : undefined;
}

/** Whether the tag of a widget is damaged so that its name cannot be relied on. */
export function isTorn(element: Element, source?: string): boolean {
  return tornTag(element, source) !== undefined;
}

/** Quotes and spaces around the name are read past. */
function damageOfName(value: string): Damage | undefined {
  const name = value.trim();
  if (/\p{Pd}|\u2212/u.test(name.replaceAll('-', ''))) return 'dash';
  if (/-\s|\s-/.test(name)) return 'cut';
  if (straightName(name).replace(/\s/g, '') !== name.toLowerCase().replace(/\s/g, '')) return 'invisible';
  return /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(name) ? damageOfQuotes(name) : undefined;
}

/** Elements that a translator puts around the texts of a widget. */
export function checkTranslated(page: Document): PageProblem[] {
  const found = [...page.querySelectorAll('[data-widget] font[style*="vertical-align"]')];
  const widgets = new Set(found.map((font) => unshadowed(font).closest('[data-widget]')));
  return [...widgets].flatMap((element) =>
    element && !unshadowed(element).closest('.aw-root')
      ? {
          kind: 'torn-markup',
          element,
          sentence: `${withText('A widget', element)} is damaged: ${describeDamages(new Map([['translated', ['its text']]]))}. Copy the snippet from a page that is not translated.`,
        }
      : [],
  );
}
