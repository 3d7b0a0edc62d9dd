import { useEffect, useState, type KeyboardEvent } from 'react';

/** An Enter that waits for its option. */
interface EarlyEnter {
  readonly event: KeyboardEvent<HTMLInputElement>;
  readonly form: HTMLFormElement | null;
}

/** What was pressed while options were on their way. */
export interface EarlyPresses {
  /** How many options Down has passed. */
  readonly steps: number;
  readonly enter?: EarlyEnter;
}

export interface EarlyKeys {
  readonly pressed: EarlyPresses;
  move(step: 1 | -1): void;
  enter(event: KeyboardEvent<HTMLInputElement>): void;
  forget(): void;
}

const nothing: EarlyPresses = { steps: 0 };

/** Keeps Up, Down and Enter until the options are there: fast typists press them before a slow answer. */
export function useEarlyKeys(): EarlyKeys {
  const [pressed, setPressed] = useState(nothing);
  return {
    pressed,
    move: (step) => setPressed({ steps: pressed.steps + step }),
    enter: (event) => setPressed({ ...pressed, enter: { event, form: event.currentTarget.form } }),
    forget: () => setPressed(nothing),
  };
}

/** Calls `catchUp`, which forgets the keys, as soon as nothing is on its way any more. */
export function useCatchUp(
  isWaiting: boolean,
  pressed: EarlyPresses,
  catchUp: (pressed: EarlyPresses) => void,
): void {
  useEffect(() => {
    if (!isWaiting && pressed.steps > 0) catchUp(pressed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the options that have just come
  }, [isWaiting, pressed]);
}
