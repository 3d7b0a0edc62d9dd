import { unshadowed, zoomOf } from '@adviser-widgets/core/internal';
import { watchRest } from '@adviser-widgets/ui/internal';

/** CSS pixels between the points that are tested: less than a line of text. */
const step = 16;

const controlsAndPictures =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], iframe, img, svg, video, canvas, object, embed';

/**
 * Moves the launcher off what it covers at the end of the page, which cannot be scrolled clear of it: to the other
 * corner, or up. Elsewhere it is in its corner. Returns the undo.
 */
export function stepAside(launcher: HTMLElement): () => void {
  const onResize = () => {
    const { clientWidth, clientHeight } = unshadowed(document).documentElement;
    launcher.style.setProperty('--aw-chat-room', `${clientWidth}px`);
    launcher.style.setProperty('--aw-chat-height', `${clientHeight}px`);
    move(launcher, 0, 0); // the other corner is somewhere else now
  };
  onResize();
  addEventListener('resize', onResize);
  const unwatch = watchRest([document.body, launcher], () => place(launcher));
  return () => {
    unwatch();
    removeEventListener('resize', onResize);
    move(launcher, 0, 0);
  };
}

function place(launcher: HTMLElement): void {
  move(launcher, 0, 0);
  const corner = launcher.getBoundingClientRect();
  const { scrollHeight, scrollTop, clientHeight, clientWidth } =
    document.scrollingElement ?? document.documentElement;
  const isFree = (x: number, y: number) => isFreeOf(new DOMRect(x, y, corner.width, corner.height), launcher);
  if (scrollHeight - clientHeight - scrollTop > corner.height || isFree(corner.x, corner.y)) return;
  const across = clientWidth - corner.right;
  if (isFree(across, corner.y)) return move(launcher, across - corner.x, 0);
  for (let rise = corner.height; rise <= innerHeight / 2; rise += corner.height)
    if (isFree(corner.x, corner.y - rise)) return move(launcher, 0, rise);
}

/** By CSS pixels from its corner. What is translated counts as no layout shift. */
function move(launcher: HTMLElement, across: number, rise: number): void {
  launcher.classList.toggle('aw-chat--across', across !== 0);
  const zoom = zoomOf(launcher);
  launcher.style.setProperty('--aw-chat-across', `${across / zoom}px`);
  launcher.style.setProperty('--aw-chat-rise', `${rise / zoom}px`);
}

function isFreeOf(box: DOMRect, launcher: Element): boolean {
  const elements: Element[] = [];
  for (let x = box.left; x < box.right; x += step)
    for (let y = box.top; y < box.bottom; y += step) elements.push(...document.elementsFromPoint(x, y));
  return ![...new Set(elements)].some(
    (element) =>
      !launcher.contains(element) &&
      (unshadowed(element).closest<HTMLElement>(controlsAndPictures) || hasTextIn(element, box)),
  );
}

/** The lines themselves: a paragraph's box is wider than its last line. */
function hasTextIn({ childNodes }: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
