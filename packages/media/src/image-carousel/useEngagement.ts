import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Pressing Play overrides pointer and focus. */
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
      // Touch has no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
