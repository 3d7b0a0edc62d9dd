/** Milliseconds that one press may spend waiting for machines: files, captcha and request together (R20). */
export const pressLimit = 25_000;

/** The time limit of one press. */
export interface PressClock {
  /** Milliseconds left. */
  readonly left: () => number;
  /** Pauses while `isHeld`: a visitor solving a challenge has no time limit. */
  readonly hold: (isHeld: boolean) => void;
  /** Stops the clock: the press has ended. */
  readonly stop: () => void;
}

/** Starts the clock of a press; calls `onOver` when the time is up. */
export function startPressClock(onOver: () => void): PressClock {
  let remaining = pressLimit;
  let runsSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const left = () => Math.max(0, remaining - (runsSince === undefined ? 0 : performance.now() - runsSince));
  let isStopped = false;
  function pause(): void {
    remaining = left();
    runsSince = undefined;
    clearTimeout(timer);
  }
  function run(): void {
    if (runsSince !== undefined || isStopped) return;
    runsSince = performance.now();
    timer = setTimeout(onOver, remaining);
  }

  run();
  return {
    left,
    hold: (isHeld) => (isHeld ? pause() : run()),
    stop() {
      pause();
      isStopped = true;
    },
  };
}
