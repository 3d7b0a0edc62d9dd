import { nearest, unshadowed } from '@adviser-widgets/core/internal';
import { asName, maxAttributes } from '@adviser-widgets/widget/internal';
import { hasTornName } from '../repair/torn-name.ts';
import { withText } from '../problems/sentence.ts';
import { checkEscapedMarkup } from './escaped-markup.ts';
import type { PageProblem } from './page-problem.ts';
import { checkSecondLoader } from './second-loader.ts';
import { checkTornMarkup, checkTranslated, type StartTagOf } from './torn-markup.ts';
import { checkUnmountable } from './unmountable.ts';

interface Checked {
  readonly known: readonly Element[];
  readonly slotNames: readonly string[];
  /** Whether placeholders inside a widget of that name mount. */
  readonly isContent: (name: string) => boolean;
  readonly startTagOf?: StartTagOf;
}

/** Finds problems of CMS pages outside any placeholder. */
export function checkPage(
  page: Document,
  { known, slotNames, isContent, startTagOf }: Checked,
): PageProblem[] {
  const torn = checkTornMarkup(page, startTagOf);
  return [
    ...torn,
    ...checkTranslated(page),
    ...checkStrippedAttributes(page).filter(({ element }) =>
      torn.every((other) => other.element !== element),
    ),
    ...checkEscapedMarkup(page),
    ...checkUnmountable(page, { known, isContent }).filter(({ element }) => !isSwallowed(element, torn)),
    ...checkStraySlots(page, slotNames),
    ...checkRepeatedIds(page),
    ...checkSecondLoader(page),
  ];
}

/** Whether an element is only inside a torn tag because that has no end tag. */
function isSwallowed(element: Element, torn: readonly PageProblem[]): boolean {
  const open = torn.map((other) => other.element).filter(hasTornName);
  for (let around = unshadowed(element).parentElement; around; around = unshadowed(around).parentElement)
    if (open.includes(around)) return true;
  return false;
}

/** Links, labels and attributes that refer to a duplicate id reach the first element only. */
function checkRepeatedIds(page: Document): PageProblem[] {
  const elements = new Map<string, Element[]>();
  for (const element of page.querySelectorAll('[id]')) {
    const { id } = unshadowed(element);
    const same = elements.get(id);
    if (same) same.push(element);
    else elements.set(id, [element]);
  }
  return [...elements].flatMap(([id, [, second, ...more]]) => {
    if (id === '' || !second) return [];
    return {
      kind: 'duplicate-id',
      element: second,
      sentence: `The id "${id}" is on ${more.length + 2} elements; give each element its own id.`,
    };
  });
}

/** An editor has moved these slots out, or split the element around them. */
function checkStraySlots(page: Document, names: readonly string[]): PageProblem[] {
  const slots = [...page.querySelectorAll<HTMLElement>('[data-slot]')];
  return slots
    .filter(
      (slot) =>
        names.includes(asName(slotName(slot))) && !unshadowed(slot).closest(':is([data-widget], .aw-root) *'),
    )
    .map((element) => ({
      kind: 'stray-slot',
      element,
      sentence: `${withText(`data-slot="${slotName(element)}"`, element)} is outside any widget; move it into the element that has data-widget.`,
    }));
}

function slotName(slot: HTMLElement): string {
  return unshadowed(slot).dataset.slot ?? '';
}

/** The class survives a CMS that removes the attributes. */
function checkStrippedAttributes(page: Document): PageProblem[] {
  const bare = [...page.querySelectorAll('.aw-widget:not([data-widget])')].filter(
    (element) => !isLinkForm(element),
  );
  return bare.map((element) => ({
    kind: 'stripped-attributes',
    element,
    sentence: `${withText('A widget', element)} ${whyBare(element)}`,
  }));
}

function whyBare(element: Element): string {
  const own = unshadowed(element);
  const mistyped = own
    .getAttributeNames()
    .slice(0, maxAttributes)
    .find((name) => name === 'widget' || (name.startsWith('data-') && nearest(name.slice(5), ['widget'], 2)));
  return mistyped
    ? `does not load: ${mistyped} is mistyped; write data-widget="${asName(own.getAttribute(mistyped) ?? '')}".`
    : 'has lost its attributes: it has the class "aw-widget" but no data-widget. The CMS removed them; allow data-* attributes for this text, paste the snippet into an HTML block, or use the link form.';
}

function isLinkForm(element: Element): boolean {
  return unshadowed(element).getAttribute('href')?.includes('#widget=') ?? false;
}
