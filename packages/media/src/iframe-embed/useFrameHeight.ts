import { warn } from '@adviser-widgets/core';
import { useEffect, useState, type RefObject } from 'react';
import { createGrowthGuard } from './growth-guard.ts';
import { readHeight } from './read-height.ts';

interface FrameHeightOptions {
  readonly src: string;
  /** Whose messages count. */
  readonly origins: readonly string[];
}

/** Milliseconds without a message before a height is taken (spec section 9). */
const quiet = 500;

/** Pixels that the page in a frame says it needs; undefined until it has said so (H32). */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, { src, origins }: FrameHeightOptions): number | undefined {
  const [known, setKnown] = useState<{ readonly src: string; readonly height: number }>();
  const allowed = origins.join(' ');
  useEffect(() => {
    const isRunaway = createGrowthGuard();
    let hasWarned = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      // Frames without an origin of their own all say "null", and so may this page.
      if (origin === 'null' || !allowed.split(' ').includes(origin)) return;
      const height = readHeight(data);
      if (height === undefined) return;
      if (isRunaway(height, performance.now())) {
        if (!hasWarned) warn(`iframe-embed: "${src}" asks for more and more height, which is ignored. Does its height depend on the frame's?`);
        hasWarned = true;
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => setKnown({ src, height }), quiet);
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [frame, src, allowed]);
  return known?.src === src ? known.height : undefined;
}
