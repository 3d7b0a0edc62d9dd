/** Milliseconds that one press may wait for machines in all: files, captcha, request (R20). */
export const pressLimit = 25_000;

/** What is left of the time of one press. */
export interface PressClock {
  /** Milliseconds. */
  readonly left: () => number;
  /** Stands still while `isHeld`: a visitor at a challenge is waited for without limit. */
  readonly hold: (isHeld: boolean) => void;
  /** The press has ended. */
  readonly stop: () => void;
}

/** Starts the time of a press; calls `onOver` when it has run out. */
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
