import { useEffect, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { SlidesApi } from './useSlides.ts';

/** `automatic` until the visitor first uses the carousel, `requested` after a press on Play. */
type Motion = 'automatic' | 'ended' | 'requested';

/**
 * Screen readers press Pause by focusing and then clicking it. If the focus turned it into Play at once, the
 * click would start the pictures again.
 */
const pressMs = 300;

/**
 * Whether slides may move automatically. The visitor's first press, swipe, key or focus ends that for
 * good; pointing stops it for a while. A press on Play overrides pointer and focus.
 */
export function useEngagement(api: SlidesApi) {
  const [motion, setMotion] = useState<Motion>('automatic');
  const [isPointed, setPointed] = useState(false);
  const [isOnPause, setOnPause] = useState(false);
  const end = () => setMotion('ended');

  useEffect(() => {
    if (!api) return;
    // The finger may also scroll the page, which does not move the slides.
    const onScroll = () => {
      if (api.internalEngine().dragHandler.pointerDown()) setMotion('ended');
    };
    api.on('scroll', onScroll);
    return () => void api.off('scroll', onScroll);
  }, [api]);

  useEffect(() => {
    if (!isOnPause) return;
    const timer = setTimeout(() => setMotion(endUnlessRequested), pressMs);
    return () => clearTimeout(timer);
  }, [isOnPause]);

  return {
    hasEnded: motion === 'ended',
    isStopped: motion === 'ended' || (motion === 'automatic' && (isPointed || isOnPause)),
    end,
    toggle: () => setMotion(motion === 'ended' ? 'requested' : 'ended'),
    handlers: {
      // Touch has no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onClick: ({ target }: MouseEvent) => {
        if (!isPause(target)) end();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!target.matches(':focus-visible')) return; // of a press, which ends autoplay anyway
        if (isPause(target)) setOnPause(true);
        else setMotion(endUnlessRequested);
      },
      onBlur: () => setOnPause(false),
    },
  };
}

function endUnlessRequested(motion: Motion): Motion {
  return motion === 'requested' ? motion : 'ended';
}

function isPause(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.aw-carousel__pause') !== null;
}
