import { useEffect } from 'react';
import type { SlidesApi } from './useSlides.ts';

/** Lets the slides move on by themselves as long as they should, and at no other time. */
export function useAutoplay(api: SlidesApi, isPlaying: boolean): void {
  useEffect(() => {
    if (!api) return;
    const autoplay = () => api.plugins()?.autoplay;
    const stop = () => autoplay()?.stop();
    if (!isPlaying) {
      // The plugin goes on by itself when a tab shows again, or a finger lets go.
      const stopSoon = () => queueMicrotask(stop);
      stop();
      api.on('autoplay:play', stopSoon);
      return () => void api.off('autoplay:play', stopSoon);
    }
    // Where it has no room, as in something closed, there is nowhere to go.
    const play = () => void (api.canScrollNext() && autoplay()?.play());
    play();
    api.on('reInit', play);
    return () => {
      api.off('reInit', play);
      stop();
    };
  }, [api, isPlaying]);
}
