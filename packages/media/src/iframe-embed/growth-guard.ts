/** How often a page may ask for more height within the period. */
const maxGrowths = 10;

/** Milliseconds. */
const periodMs = 5000;

/** Milliseconds within which a page answers a new height of its frame. */
const answerMs = 400;

/**
 * Detects endless growth: a page's height may depend on its frame's. `applied` is when the frame last got a
 * new height: growth that answers it, time after time, is endless however slow.
 */
export function createGrowthGuard(): (height: number, now: number, applied?: number) => boolean {
  let last = Infinity; // the first height never counts as growth
  let steps: number[] = [];
  let answers = 0;
  let refused: number | undefined; // which the page may say again
  return (height, now, applied = -Infinity) => {
    const isStep = height > last;
    const isAnswer = now - applied < answerMs;
    steps = steps.filter((at) => now - at < periodMs);
    if (isStep && !isAnswer && height !== refused) answers = 0;
    if (isStep && (steps.length >= maxGrowths || answers >= maxGrowths)) {
      refused = height;
      return true;
    }
    if (isStep) steps.push(now);
    if (isStep && isAnswer) answers += 1;
    last = height;
    return false;
  };
}
