import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';
import { restDistance, slideMotion } from './slide-motion.ts';

/** What moves the slides, once it is there. */
export type SlidesApi = UseEmblaCarouselType[1];

interface SlidesOptions {
  readonly count: number;
  /** Milliseconds that a slide stands. */
  readonly interval: number;
  /** Milliseconds that a slide takes to come in; 0 without moving. */
  readonly duration: number;
}

interface Slides {
  /** Belongs on the element around that with the slides. */
  readonly view: UseEmblaCarouselType[0] | undefined;
  readonly api: SlidesApi;
  /** Which slide is to be seen, from 0. */
  readonly selected: number;
  readonly isRtl: boolean;
}

/** Slides that go round and round, by Embla: with a finger too, but with no mouse and no wheel (H25). */
export function useSlides(root: RefObject<HTMLElement | null>, { count, interval, duration }: SlidesOptions): Slides {
  const [selected, setSelected] = useState(0);
  const [direction, setDirection] = useState<string>();
  const isRtl = direction === 'rtl';
  const [view, api] = useEmblaCarousel(
    {
      active: count > 1,
      loop: true,
      direction: isRtl ? 'rtl' : 'ltr',
      duration: duration > 0 ? 25 : 0, // see below
      watchDrag: (_, event) => event.type.startsWith('touch'),
      watchFocus: false, // what is not seen has no focus
    },
    [Autoplay({ delay: interval, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false })],
  );

  // Once all is drawn: Embla measures, which would keep the first picture from being seen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => root.current && setDirection(getComputedStyle(root.current).direction));
    return () => cancelAnimationFrame(frame);
  }, [root]);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect).on('reInit', onSelect);
    return () => void api.off('select', onSelect).off('reInit', onSelect);
  }, [api]);

  useEffect(() => (api && duration > 0 ? keepTime(api, duration) : undefined), [api, duration]);
  return { view: direction ? view : undefined, api, selected, isRtl };
}

/** Lets each slide come in and rest in its time, however wide it is; returns the undo. */
function keepTime(api: NonNullable<SlidesApi>, milliseconds: number): () => void {
  const onSelect = () => {
    const { scrollBody, target, location } = api.internalEngine();
    const { friction, pull } = slideMotion(milliseconds, Math.abs(target.get() - location.get()));
    scrollBody.useFriction(friction).useDuration(pull);
  };
  // Embla itself goes on for a thousandth of a pixel, nearly as long again.
  const onScroll = () => {
    const { scrollBody, target, location, dragHandler } = api.internalEngine();
    if (!dragHandler.pointerDown() && Math.abs(target.get() - location.get()) < restDistance) scrollBody.useDuration(0);
  };
  api.on('select', onSelect).on('scroll', onScroll);
  return () => void api.off('select', onSelect).off('scroll', onScroll);
}
