import { useInView, usePageVisible, useReducedMotion } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useRef, type ReactNode } from 'react';
import { carouselText } from './texts.ts';
import { Controls } from './Controls.tsx';
import { Slide } from './Slide.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useEngagement } from './useEngagement.ts';
import { useLedTo } from './useLedTo.ts';
import { useSlides } from './useSlides.ts';
import { useSlideClicks } from './useSlideClicks.ts';
import { useUnevenPictures } from './useUnevenPictures.ts';

interface CarouselProps {
  readonly count: number;
  /** '' for no label. */
  readonly label: string;
  /** Milliseconds that a slide shows; 0 to stay. */
  readonly interval: number;
  readonly duration: number;
  /** `isNear`: the slide may be visible soon. */
  readonly slide: (index: number, isNear: boolean) => ReactNode;
}

/** Follows the ARIA practice for carousels; stands still once used, and while pointed at or unseen. */
export function Carousel({ count, label, interval, duration, slide }: CarouselProps) {
  const { name } = useWidgetHost();
  const asRoot = useRoot();
  const root = useRef<HTMLElement>(null);
  const own = useLandmarkName(label || carouselText('pictures', name));
  const isReduced = useReducedMotion();
  const isVisible = usePageVisible();
  const isInView = useInView(root);
  const { view, api, selected, isRtl, move } = useSlides(root, {
    count,
    duration: isReduced ? 0 : duration,
  });
  const engagement = useEngagement(api);
  const mayPlay = count > 1 && interval > 0 && !isReduced;
  const isPlaying = mayPlay && isVisible && isInView && !engagement.isStopped;
  useAutoplay(api, { interval, isPlaying });
  useSlideClicks(root);
  const moveTo = (index: number, isJump = false) => {
    engagement.end(); // by a key or a link too, which is no press
    move((slides) => slides.scrollTo(index, isJump));
  };
  useLedTo(root, (index) => moveTo(index, true));
  const isUneven = useUnevenPictures(root);
  return (
    <section
      {...asRoot({
        ref: root,
        className: classOf({ rtl: isRtl, uneven: isUneven }),
        role: label ? undefined : 'group',
        'aria-roledescription': count > 1 ? carouselText('carousel', name) : undefined,
        'aria-label': own,
      })}
      {...engagement.handlers}
    >
      {count > 1 && (
        <Controls
          count={count}
          selected={selected}
          hasEnded={engagement.hasEnded}
          onPause={mayPlay ? engagement.toggle : undefined}
          onPrevious={() => move((slides) => slides.scrollPrev())}
          onNext={() => move((slides) => slides.scrollNext())}
          onSelect={moveTo}
        />
      )}
      <div className="aw-carousel__view aw-pictures" ref={view}>
        <div
          className="aw-carousel__slides"
          aria-live={count > 1 ? (isPlaying ? 'off' : 'polite') : undefined}
        >
          {[...Array(count).keys()].map((index) => (
            <Slide
              key={index}
              isHidden={index !== selected}
              label={count > 1 ? carouselText('slide', name, { number: index + 1, count }) : undefined}
            >
              {slide(index, isInView && [0, 1, count - 1].includes((index - selected + count) % count))}
            </Slide>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The class with those of its modifiers that are true. */
function classOf(modifiers: Readonly<Record<string, boolean>>): string {
  const names = Object.keys(modifiers).filter((name) => modifiers[name]);
  return ['aw-carousel', ...names.map((name) => `aw-carousel--${name}`)].join(' ');
}
