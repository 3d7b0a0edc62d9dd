import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState, type RefObject } from 'react';

export type SlidesApi = UseEmblaCarouselType[1];

interface SlidesOptions {
  readonly count: number;
  /** Milliseconds; 0 for no transition. */
  readonly duration: number;
}

interface Slides {
  readonly view: UseEmblaCarouselType[0] | undefined;
  readonly api: SlidesApi;
  readonly selected: number;
  readonly isRtl: boolean;
  /** Moves the slides, as soon as they can be moved. */
  readonly move: (how: Move) => void;
}

type Move = (api: NonNullable<SlidesApi>) => void;

/** Responds to touch, but not to dragging by mouse or to the wheel. */
export function useSlides(root: RefObject<HTMLElement | null>, { count, duration }: SlidesOptions): Slides {
  const [selected, setSelected] = useState(0);
  const [direction, setDirection] = useState<string>();
  const early = useRef<Move[]>([]);
  const isRtl = direction === 'rtl';
  const [view, api] = useEmblaCarousel({
    active: count > 1,
    loop: true,
    direction: isRtl ? 'rtl' : 'ltr',
    duration: emblaDuration(duration),
    watchDrag: (_, event) => event.type.startsWith('touch'),
    watchFocus: false, // hidden slides can't have the focus
  });

  // After the first paint: Embla's measuring would delay the first picture.
  useEffect(() => {
    const frame = requestAnimationFrame(
      () => root.current && setDirection(getComputedStyle(root.current).direction),
    );
    return () => cancelAnimationFrame(frame);
  }, [root]);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect).on('reInit', onSelect);
    for (const how of early.current.splice(0)) how(api);
    return () => void api.off('select', onSelect).off('reInit', onSelect);
  }, [api]);

  const move = (how: Move) => (api ? how(api) : void early.current.push(how));
  return { view: direction ? view : undefined, api, selected, isRtl, move };
}

/**
 * Embla pulls a slide to its place, and its `duration` is no time but how weakly it pulls: at 19 a slide is within 2 % of
 * its place after 400 to 500 ms, whatever its width. Below 16, which takes 300 ms, it would swing past its place.
 */
function emblaDuration(milliseconds: number): number {
  return milliseconds > 0 ? Math.max(16, milliseconds / 26) : 0;
}
