import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether somebody has paused the carousel, or stops it for as long as they point at it or have the focus in it. Who
 * presses Play while doing so means it.
 */
export function useEngagement() {
  const [isPaused, setPaused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isPaused,
    isStopped: isPaused || isPointed || isFocused,
    toggle: () => {
      setPaused(!isPaused);
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      // A finger points only while it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
