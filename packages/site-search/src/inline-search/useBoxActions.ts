import type { RefObject } from 'react';
import type { BoxEvents } from './inline-results-props.ts';

interface Box {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly events: RefObject<BoxEvents | null>;
  /** Called for every sign of intent. */
  readonly prepare: () => void;
  readonly setText: (text: string) => void;
}

interface BoxActions {
  readonly change: (text: string) => void;
  readonly clear: () => void;
  /** Leaves the full screen. */
  readonly leave: () => void;
}

export function useBoxActions({ rootRef, events, prepare, setText }: Box): BoxActions {
  const focusOn = (part: string) => rootRef.current?.querySelector<HTMLElement>(part)?.focus();
  const change = (text: string) => {
    prepare();
    setText(text);
    events.current?.open(text);
  };
  return {
    change,
    clear() {
      change('');
      focusOn('input');
    },
    leave() {
      events.current?.close();
      focusOn('[type="submit"]'); // puts the keyboard of a phone away
    },
  };
}
