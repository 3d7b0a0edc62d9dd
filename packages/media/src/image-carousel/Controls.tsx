import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { CSSProperties } from 'react';
import { carouselText } from './texts.ts';

interface ControlsProps {
  readonly count: number;
  readonly selected: number;
  readonly hasEnded: boolean;
  /** `undefined` if nothing moves automatically. */
  readonly onPause: (() => void) | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSelect: (index: number) => void;
}

const icons = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

/** More dots than these are no longer counted at a glance. */
const mostDots = 10;

/** The pause button comes first in the DOM (ARIA practice, WCAG 2.2.2). */
export function Controls(props: ControlsProps) {
  const { count, selected, hasEnded, onPause, onPrevious, onNext, onSelect } = props;
  const { name } = useWidgetHost();
  const style: Record<string, unknown> = { '--aw-carousel-count': count };
  return (
    <div className="aw-carousel__bar">
      {onPause && (
        <Control action={hasEnded ? 'play' : 'pause'} className="aw-carousel__pause" onPress={onPause} />
      )}
      <Control
        action="previous"
        className="aw-carousel__arrow aw-carousel__arrow--previous"
        onPress={onPrevious}
      />
      <Control action="next" className="aw-carousel__arrow" onPress={onNext} />
      {/* React's type lacks custom properties. */}
      <div className="aw-carousel__picker" style={style as CSSProperties}>
        <input
          type="range"
          className="aw-carousel__scrubber"
          min={1}
          max={count}
          value={selected + 1}
          aria-label={carouselText('picture', name)}
          onChange={({ currentTarget }) => onSelect(Number(currentTarget.value) - 1)}
        />
      </div>
      {/* The slide's own label says it to screen readers. */}
      {count > mostDots && (
        <span className="aw-carousel__position" dir="auto" aria-hidden="true">
          {carouselText('slide', name, { number: selected + 1, count })}
        </span>
      )}
    </div>
  );
}

interface ControlProps {
  readonly action: keyof typeof icons;
  readonly className: string;
  readonly onPress: () => void;
}

function Control({ action, className, onPress }: ControlProps) {
  const { name } = useWidgetHost();
  return (
    <button type="button" className={`aw-close aw-carousel__control ${className}`} onClick={onPress}>
      <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[action]} />
      </svg>
      <span className="aw-hidden">{carouselText(action, name)}</span>
    </button>
  );
}
