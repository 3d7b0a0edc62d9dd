import { unshadowed } from '@adviser-widgets/core/internal';
import { ownSlots } from '@adviser-widgets/widget/internal';
import { hasSomething, neededContent, visibleElements } from '../problems/needed-content.ts';
import { error, hasValue, warning, type PlacedWidget, type Remark } from './remark.ts';

/** Finds widgets with nothing to show, forms without a fallback, and slots without content. */
export function checkContent(placed: PlacedWidget): Remark[] {
  return [
    ...checkNeeded(placed),
    ...checkFallback(placed),
    ...checkClass(placed),
    ...checkSlots(placed),
    ...checkOtherSlots(placed),
  ];
}

function checkNeeded(placed: PlacedWidget): Remark[] {
  const { original, widget: definition, props } = placed;
  const sentence = neededContent({ definition, original, props });
  if (sentence !== undefined) return [error('missing-content', sentence)];
  const { content, requires } = definition;
  const isUnread = !content || !requires?.selector || hasValue(placed, requires.unless);
  return isUnread ? [] : checkLazy([...unshadowed(original).querySelectorAll('img')]);
}

/** Scripts for lazy loading write `src` later, into pictures that the widget has moved or copied by then. */
function checkLazy(images: readonly HTMLElement[]): Remark[] {
  const empty = images.find((image) => !image.getAttribute('src') && !image.getAttribute('srcset'));
  return empty
    ? [
        warning(
          'missing-content',
          'has a picture without src, which only shows if another script fills it in; write its address into src: the widget loads pictures when they are needed',
          { element: empty },
        ),
      ]
    : [];
}

function checkFallback({ original, widget }: PlacedWidget): Remark[] {
  if (widget.purpose !== 'form') return [];
  const text = textOutsideSlots(original)
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
  const isEmpty =
    text === '' && ![...unshadowed(original).querySelectorAll(visibleElements)].some((one) => !isInSlot(one));
  if (!isEmpty && !/^(loading|please wait|one moment)[\s.…!]*$/i.test(text)) return [];
  const what = isEmpty
    ? 'has no fallback, so visitors without JavaScript see nothing'
    : 'only has a fallback that says to wait, which visitors without JavaScript keep seeing';
  return [
    warning(
      'fallback',
      `${what}; put a sentence inside, for example <p>Call <a href="tel:0800000000">0800 000 000</a>.</p>`,
    ),
  ];
}

function isInSlot(element: Element): boolean {
  return unshadowed(element).closest('[data-slot]') !== null;
}

function textOutsideSlots(element: Element): string {
  return [...unshadowed(element).childNodes]
    .map((node) => {
      if (!('localName' in node)) return node.textContent ?? '';
      const inner = node as Element;
      return unshadowed(inner).hasAttribute('data-slot') ? '' : textOutsideSlots(inner);
    })
    .join('');
}

/** page.css hides slots by the class, until the widget has loaded. */
function checkClass({ element, original }: PlacedWidget): Remark[] {
  const own = unshadowed(element);
  if (own.localName === 'a' || own.matches('.aw-widget')) return [];
  return ownSlots(original).length === 0
    ? []
    : [warning('slot', 'has no class="aw-widget", so its slots show for a moment as the page loads; add it')];
}

function checkSlots({ original, widget }: PlacedWidget): Remark[] {
  return ownSlots(original)
    .filter(({ name }) => Object.hasOwn(widget.slots, name))
    .flatMap(({ element: slot, name }) => {
      const place = { element: slot, attribute: 'data-slot' };
      if (unshadowed(slot).localName === 'template')
        return error(
          'slot',
          `has the slot "${name}" as a <template>, whose content is not read; use a <div>`,
          place,
        );
      return name === 'success' && !hasSomething(slot)
        ? warning(
            'slot',
            'has an empty slot "success", so visitors see no thanks after sending; write a sentence into it, or remove it to use the default text',
            place,
          )
        : [];
    });
}

/** As custom elements have them. */
function checkOtherSlots({ original, widget }: PlacedWidget): Remark[] {
  return [...unshadowed(original).querySelectorAll('[slot]:not([data-slot])')].flatMap((other) => {
    const name = unshadowed(other).getAttribute('slot') ?? '';
    return Object.hasOwn(widget.slots, name)
      ? warning('slot', `has slot="${name}", which widgets do not read; write data-slot="${name}"`, {
          element: other,
          attribute: 'slot',
        })
      : [];
  });
}
