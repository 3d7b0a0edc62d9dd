import { useWidgetHost } from '@adviser-widgets/widget/react';
import { carouselText } from './texts.ts';

interface ControlsProps {
  readonly isPaused: boolean;
  /** `undefined` if nothing moves automatically. */
  readonly onPause: (() => void) | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

const icons = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
} as const;

/** The pause button comes first in the DOM (ARIA practice, WCAG 2.2.2). */
export function Controls({ isPaused, onPause, onPrevious, onNext }: ControlsProps) {
  return (
    <>
      {onPause && <Control action={isPaused ? 'play' : 'pause'} onPress={onPause} />}
      <Control
        action="previous"
        className="aw-carousel__arrow aw-carousel__arrow--previous"
        onPress={onPrevious}
      />
      <Control action="next" className="aw-carousel__arrow" onPress={onNext} />
    </>
  );
}

function Control({
  action,
  className = '',
  onPress,
}: {
  action: keyof typeof icons;
  className?: string;
  onPress: () => void;
}) {
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
