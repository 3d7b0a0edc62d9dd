import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { restDistance, slideMotion } from './slide-motion.ts';

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
    duration: duration > 0 ? 25 : 0, // see `keepTime`
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

  useEffect(() => (api && duration > 0 ? keepTime(api, duration) : undefined), [api, duration]);
  const move = (how: Move) => (api ? how(api) : void early.current.push(how));
  return { view: direction ? view : undefined, api, selected, isRtl, move };
}

/** Gives each transition the same duration, whatever the slide's width. */
function keepTime(api: NonNullable<SlidesApi>, milliseconds: number): () => void {
  const onSelect = () => {
    const { scrollBody, target, location } = api.internalEngine();
    const { friction, pull } = slideMotion(milliseconds, Math.abs(target.get() - location.get()));
    scrollBody.useFriction(friction).useDuration(pull);
  };
  // By itself Embla continues to a thousandth of a pixel, which takes nearly as long again.
  const onScroll = () => {
    const { scrollBody, target, location, dragHandler } = api.internalEngine();
    if (!dragHandler.pointerDown() && Math.abs(target.get() - location.get()) < restDistance)
      scrollBody.useDuration(0);
  };
  api.on('select', onSelect).on('scroll', onScroll);
  return () => void api.off('select', onSelect).off('scroll', onScroll);
}
