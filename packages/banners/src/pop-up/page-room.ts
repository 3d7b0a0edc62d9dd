import { isRendered, parentOf, unshadowed, zoomOf } from '@adviser-widgets/core/internal';

/** What lies fixed where a pop-up opens automatically. It is the page's own, and no z-index can reach it. */
interface PageRoom {
  /** By a dialog or a banner, which goes once the visitor has answered or closed it. */
  readonly isTaken: boolean;
  /** CSS pixels from the bottom of the window to the top of the page's buttons and bars, which stay. */
  readonly foot: number;
}

/** CSS pixels between the points that are tested: less than the size of a button. */
const step = 40;
const dialogs = 'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const ours = '.aw-root, [data-widget-state], .aw-report';

/** Keeps a pop-up above the page's buttons and bars, also in a window that changes. Returns the undo. */
export function openAbovePage(popUp: HTMLElement): () => void {
  const place = () =>
    popUp.style.setProperty('--aw-page-foot', `${readPageRoom(popUp).foot / zoomOf(popUp)}px`);
  place();
  addEventListener('resize', place);
  return () => removeEventListener('resize', place);
}

/** Reads the page's layers where the pop-up opens. */
export function readPageRoom(popUp: Element): PageRoom {
  const boxes = new Map(pointsOf(popUp).flatMap(([x, y]) => layersAt(x, y, popUp)));
  const isTaken = [...boxes].some(([layer, { height }]) => isDialog(layer) || height > innerHeight / 4);
  const feet = [...boxes.values()].map(({ top }) => innerHeight - top);
  return { isTaken, foot: Math.max(0, ...feet.filter((foot) => foot <= innerHeight / 2)) };
}

/** From the foot of the window to its middle: across it on phones, elsewhere in the corner. */
function pointsOf(popUp: Element): (readonly [number, number])[] {
  const { clientWidth } = unshadowed(document).documentElement;
  const width = innerWidth < 768 ? clientWidth : 424; // with the space beside it
  const start = getComputedStyle(popUp).direction === 'rtl' ? 0 : clientWidth - width;
  const points: (readonly [number, number])[] = [];
  for (let x = start + step / 4; x < start + width; x += step)
    for (let y = innerHeight - step / 4; y > innerHeight / 2; y -= step) points.push([x, y]);
  return points;
}

/** Fixed layers of the page above its content, each with its box there. */
function layersAt(x: number, y: number, popUp: Element): (readonly [Element, DOMRect])[] {
  const elements = elementsAt(x, y);
  const layers: (readonly [Element, DOMRect])[] = [];
  for (const element of elements) {
    const layer = layerOf(element);
    // Fixed pictures behind the content, and apps that fix and scroll everything, are no layers above it.
    if (!layer || popUp.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_CONTAINS) break;
    // A layer that lets presses through is only as large as what is in it.
    const box = elements.includes(layer) ? layer : element;
    layers.push([layer, unshadowed(box).getBoundingClientRect()]);
  }
  return layers;
}

/** Some consent banners are in a shadow root. */
function elementsAt(x: number, y: number, root: Document | ShadowRoot = document): Element[] {
  return root
    .elementsFromPoint(x, y)
    .filter((element) => isIn(root, unshadowed(element)))
    .flatMap((element) => {
      const { shadowRoot } = unshadowed(element);
      return shadowRoot ? [...elementsAt(x, y, shadowRoot), element] : [element];
    });
}

/** The browser also lists the hosts of a shadow root. */
function isIn(root: Document | ShadowRoot, element: Element): boolean {
  return element.getRootNode() === root && !element.closest(ours);
}

/** What is sticky at the top, a sidebar for example, belongs to the content. */
function layerOf(element: Element | undefined): Element | undefined {
  if (!element) return undefined;
  const { position, bottom } = getComputedStyle(element);
  if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return element;
  return layerOf(parentOf(element));
}

function isDialog(layer: Element): boolean {
  const own = unshadowed(layer);
  return (
    own.closest(dialogs) !== null || [...own.querySelectorAll(dialogs)].some((dialog) => isRendered(dialog))
  );
}
