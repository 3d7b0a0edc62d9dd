import { warn } from '@adviser-widgets/core/internal';
import { useEffect, useState, type RefObject } from 'react';
import { createGrowthGuard } from './growth-guard.ts';
import { readHeight } from './read-height.ts';

/** Milliseconds without a message before a height is applied. */
const quietMs = 500;

/** Pixels; `undefined` until the framed page reports a height. */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  { src, origins }: { readonly src: string; readonly origins: readonly string[] },
): number | undefined {
  const [known, setKnown] = useState<{ readonly src: string; readonly height?: number }>({ src: '' });
  const allowed = origins.join(' ');
  useEffect(() => {
    const isRunaway = createGrowthGuard();
    let hasWarned = false;
    let applied: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      // All frames with an opaque origin report "null", and so may this page.
      if (origin === 'null' || !allowed.split(' ').includes(origin)) return;
      const height = readHeight(data);
      if (height === undefined) return;
      if (isRunaway(height, performance.now(), applied)) {
        if (!hasWarned)
          warn(
            `iframe-embed: "${src}" keeps asking for more height, so further requests are ignored. Make sure that its height does not depend on the frame's.`,
          );
        hasWarned = true;
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        applied = performance.now();
        setKnown({ src, height });
      }, quietMs);
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [frame, src, allowed]);
  return known.src === src ? known.height : undefined;
}
