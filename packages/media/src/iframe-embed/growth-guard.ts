/** How often a page may ask for more height within the time (H32). */
const maxGrowths = 10;

/** Milliseconds. */
const periodMs = 5000;

/** Detects endless growth: a page's height may depend on its frame's (H32). */
export function createGrowthGuard(): (height: number, now: number) => boolean {
  let last = Infinity; // the first height never counts as growth
  let steps: number[] = [];
  return (height, now) => {
    const isStep = height > last;
    steps = steps.filter((at) => now - at < periodMs);
    if (isStep && steps.length >= maxGrowths) return true;
    if (isStep) steps.push(now);
    last = height;
    return false;
  };
}
