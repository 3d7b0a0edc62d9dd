/** What Embla moves a slide by: each frame, its speed gains `distance left / pull`, then is multiplied by `friction`. */
export interface SlideMotion {
  readonly friction: number;
  /** Embla calls it `duration`; it is none. */
  readonly pull: number;
}

/** Embla counts in these steps, whatever the screen does. */
const framesPerMillisecond = 60 / 1000;

/** Pixels; nearer than that a slide counts as at rest. */
export const restDistance = 0.5;

/**
 * The motion that brings a slide over `distance` pixels to rest after so many milliseconds, as fast as it can without
 * going too far (H25: ±100 ms at 60 fps). After n frames of it `(1 + n(1 - root)) · rootⁿ` of the way are left,
 * where root² is the friction; the root is found by halving.
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
