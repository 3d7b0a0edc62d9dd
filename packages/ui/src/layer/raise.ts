import { parentOf, unshadowed } from '@adviser-widgets/core/internal';
import { watchRest } from '../observe/watch-rest.ts';
import { enterTopLayer } from './enter-top-layer.ts';
import { onScreen } from './on-screen.ts';

/**
 * Keeps an element that is fixed to the window there and in sight: in the top layer, but only while something of the
 * page holds it or content covers it. There always, it would cover the page's own question about cookies. Returns the
 * undo.
 */
export function raise(element: HTMLElement): () => void {
  let lower: (() => void) | undefined;
  let wasCovered = false;
  let place = '';
  const check = () => {
    if (document.querySelector('dialog:modal')) return; // it would be above
    const now = placeOf(element);
    const isHeld = (lower || now !== place) && isHeldByPage(element); // nothing holds what does not move
    place = now;
    // From the top layer, nothing shows what would cover it below, so it stays there.
    wasCovered ||= !lower && !isHeld && isCovered(element);
    if (isHeld || wasCovered) lower ??= onScreen(() => enterFixed(element));
    else {
      lower?.();
      lower = undefined;
    }
  };
  check();
  const unwatch = watchRest([element], check);
  return () => {
    unwatch();
    lower?.();
  };
}

/** WebKit leaves an element that is already fixed where it was held, unless its position changes. */
function enterFixed(element: HTMLElement): () => void {
  element.style.position = 'absolute';
  element.getBoundingClientRect();
  const leave = enterTopLayer(element);
  element.style.position = '';
  return leave;
}

/** Whether `fixed` means something else around it than for the page, as within a transform. */
function isHeldByPage({ parentElement }: HTMLElement): boolean {
  const probe = document.createElement('div');
  probe.style.cssText =
    'all: initial !important; position: fixed !important; inset: 0 !important; visibility: hidden !important';
  const { body } = unshadowed(document);
  parentElement?.append(probe);
  const place = placeOf(probe);
  body.before(probe); // not at the end: with any rule for a `:last-child`, browsers would style the whole page again
  const isHeld = parentElement !== null && place !== placeOf(probe);
  probe.replaceWith(); // removes it, also where a library has replaced `remove`
  return isHeld;
}

function placeOf(element: HTMLElement): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join();
}

/** By content that its `z-index` would be above, if nothing around it had one: what the page fixes may cover it. */
function isCovered(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [hit] = unshadowed(document).elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const around = new Set(ancestorsOf(element));
  if (!hit || element.contains(hit) || around.has(hit)) return false;
  const layers = ancestorsOf(hit)
    .filter((each) => !around.has(each))
    .map((each) => getComputedStyle(each));
  const ownLayer = Number(getComputedStyle(element).zIndex);
  return layers.every(
    ({ position, zIndex }) => !/fixed|sticky/.test(position) && !(Number(zIndex) >= ownLayer),
  );
}

/** With the element itself. */
function ancestorsOf(element: Element): readonly Element[] {
  const parent = parentOf(element);
  return parent ? [element, ...ancestorsOf(parent)] : [element];
}
