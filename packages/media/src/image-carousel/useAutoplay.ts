import { longestTimerMs } from '@adviser-widgets/core/internal';
import { useEffect } from 'react';
import type { SlidesApi } from './useSlides.ts';

interface Autoplay {
  /** Milliseconds that a slide shows. */
  readonly interval: number;
  readonly isPlaying: boolean;
}

/**
 * Embla's own plugin can't stop for good at a press and only for a while at a pointer, and starts again by
 * itself when its tab shows.
 */
export function useAutoplay(api: SlidesApi, { interval, isPlaying }: Autoplay): void {
  useEffect(() => {
    if (!api || !isPlaying) return;
    const advance = () => {
      if (!api.internalEngine().dragHandler.pointerDown()) api.scrollNext();
    };
    const timer = setInterval(advance, Math.min(interval, longestTimerMs));
    return () => clearInterval(timer);
  }, [api, interval, isPlaying]);
}
