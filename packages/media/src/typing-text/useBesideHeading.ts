import { zoomOf } from '@adviser-widgets/core/internal';
import { watchSize } from '@adviser-widgets/ui';
import { useEffect, useState, type RefObject } from 'react';

interface Spot {
  /** What the element covers. */
  readonly spot: RefObject<HTMLElement | null>;
  /** The element follows its heading whenever this changes, as the page may have moved the heading. */
  readonly isInView: boolean;
}

/**
 * An element right after the heading around the words, placed over a spot in it: a button inside a heading
 * would be part of its name. `undefined` outside headings.
 */
export function useBesideHeading(
  words: HTMLElement | null,
  { spot, isInView }: Spot,
): HTMLElement | undefined {
  const [beside] = useState(createElement);
  const heading = words?.closest('h1, h2, h3, h4, h5, h6, [role="heading"]');
  useEffect(() => {
    if (!beside || !heading || !words) return;
    if (heading.nextSibling !== beside) heading.after(beside);
    const place = () => spot.current && moveOver(beside, spot.current);
    const unwatch = watchSize([heading, words], place);
    const use = new AbortController();
    const { signal } = use;
    place();
    // The words can move without a new size, for example with the direction of the page.
    heading.addEventListener('pointerenter', place, { signal });
    beside.addEventListener('focusin', place, { signal });
    return () => {
      unwatch();
      use.abort();
    };
  }, [beside, heading, words, spot, isInView]);
  useEffect(() => () => beside?.replaceWith(), [beside]);
  return heading ? beside : undefined;
}

function createElement(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.createElement('span');
  element.className = 'aw-root aw-root--inline aw-typing-beside';
  return element;
}

/** Relative to its static position, so that it follows whatever moves the heading. */
function moveOver(element: HTMLElement, spot: Element): void {
  element.style.transform = '';
  const from = element.getBoundingClientRect();
  const to = spot.getBoundingClientRect();
  const zoom = zoomOf(element);
  element.style.transform = `translate(${(to.x - from.x) / zoom}px, ${(to.y - from.y) / zoom}px)`;
}
