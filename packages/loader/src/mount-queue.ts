/**
 * Milliseconds of mounting per task: many placeholders mount together, and the page stays responsive.
 * The first task has run their code already.
 */
const slices = { first: 10, later: 36, longest: 200 };
/** Milliseconds between two tasks from which a page counts as one that renders slowly. */
const slowPause = 100;
/** Up to so many left no task is long, however slowly the page renders. */
const few = 250;

const jobs: (() => void)[] = [];
let isScheduled = false;

/** Runs `job` together with others that became ready at the same time; rejects with what it throws. */
export function queueMount(job: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    jobs.push(() => {
      try {
        resolve(job());
      } catch (error) {
        reject(error); // the jobs after it run all the same
      }
    });
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => drain(slices.first));
  });
}

function drain(slice: number): void {
  const end = performance.now() + slice;
  while (jobs.length > 0 && performance.now() < end) jobs.shift()?.();
  isScheduled = jobs.length > 0;
  if (!isScheduled) return;
  const stopped = performance.now();
  setTimeout(() => drain(sliceAfter(performance.now() - stopped)));
}

/**
 * A page of a thousand forms takes longer to render after each task than the task took. While many are left, a task
 * takes as long as the page did there, or the last form would wait through a hundred renderings of all before it.
 */
function sliceAfter(pause: number): number {
  return pause < slowPause || jobs.length <= few ? slices.later : Math.min(pause, slices.longest);
}
