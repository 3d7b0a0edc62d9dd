import { useEffect } from 'react';
import type { SlidesApi } from './useSlides.ts';

export function useAutoplay(api: SlidesApi, isPlaying: boolean): void {
  useEffect(() => {
    if (!api) return;
    const autoplay = () => api.plugins()?.autoplay;
    const stop = () => autoplay()?.stop();
    if (!isPlaying) {
      // The plugin resumes when a tab shows again, or after a touch.
      const stopSoon = () => queueMicrotask(stop);
      stop();
      api.on('autoplay:play', stopSoon);
      return () => void api.off('autoplay:play', stopSoon);
    }
    // Without any size, as in a closed panel, there is nothing to scroll to.
    const play = () => void (api.canScrollNext() && autoplay()?.play());
    play();
    api.on('reInit', play);
    return () => {
      api.off('reInit', play);
      stop();
    };
  }, [api, isPlaying]);
}
