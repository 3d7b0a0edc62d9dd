import { startDeadline } from '@adviser-widgets/core/internal';

/** Milliseconds for files, captcha and request together, so that a busy button always ends. */
export const pressLimitMs = 25_000;

/** The time left of one press, from which a captcha, its files and the request take theirs. */
export interface PressClock {
  readonly left: () => number;
  /** A visitor solving a challenge has no time limit. */
  readonly hold: (isHeld: boolean) => void;
  /** The press has ended: nothing is left of it. */
  readonly stop: () => void;
}

export function startPressClock(onOver: () => void): PressClock {
  let remaining = pressLimitMs;
  let runsSince: number | undefined;
  let stopDeadline = () => {};

  const left = () => Math.max(0, remaining - (runsSince === undefined ? 0 : performance.now() - runsSince));
  let isStopped = false;
  function pause(): void {
    remaining = left();
    runsSince = undefined;
    stopDeadline();
  }
  function run(): void {
    if (runsSince !== undefined || isStopped) return;
    runsSince = performance.now();
    stopDeadline = startDeadline(remaining, onOver);
  }

  run();
  return {
    left,
    hold: (isHeld) => (isHeld ? pause() : run()),
    stop() {
      pause();
      isStopped = true;
      remaining = 0;
    },
  };
}
