/** Growing steps that a page may ask for within the time (H32). */
const most = 10;

/** Milliseconds. */
const time = 5000;

/**
 * Stops a page whose height depends on its frame's from growing for ever (H32).
 *
 * @returns tells of a height, at a time in milliseconds, whether it is one growing step too many
 */
export function createGrowthGuard(): (height: number, now: number) => boolean {
  let last = Infinity; // the first height is no step
  let steps: number[] = [];
  return (height, now) => {
    const isStep = height > last;
    steps = steps.filter((at) => now - at < time);
    if (isStep && steps.length >= most) return true;
    if (isStep) steps.push(now);
    last = height;
    return false;
  };
}
