/** How often a page may ask for more height within the time (H32). */
const most = 10;

/** Milliseconds. */
const time = 5000;

/** Detects endless growth: a page's height may depend on its frame's (H32). */
export function createGrowthGuard(): (height: number, now: number) => boolean {
  let last = Infinity; // the first height never counts as growth
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
