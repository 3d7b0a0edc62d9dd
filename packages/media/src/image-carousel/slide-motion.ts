/** In each frame, Embla's speed gains `distance left / pull`, then is multiplied by `friction`. */
export interface SlideMotion {
  readonly friction: number;
  /** Embla calls it `duration`, but it is not a time. */
  readonly pull: number;
}

/** Embla's fixed time step, whatever the screen's frame rate. */
const framesPerMillisecond = 60 / 1000;

export const restDistance = 0.5;

/**
 * Reaches rest in time, as fast as possible without overshooting: within 100 ms at 60 frames a second. After n frames
 * `(1 + n(1 - root)) · rootⁿ` of the distance is left, where root² is the friction; bisection finds root.
 */
export function slideMotion(milliseconds: number, distance: number): SlideMotion {
  const frames = Math.max(1, milliseconds * framesPerMillisecond);
  const left = (root: number) => (1 + frames * (1 - root)) * root ** frames * distance;
  let [low, high] = [0.001, 0.999];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (left(middle) > restDistance) high = middle;
    else low = middle;
  }
  return { friction: low ** 2, pull: low ** 2 / (1 - low) ** 2 };
}
