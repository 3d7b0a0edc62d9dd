/**
 * Milliseconds of mounting per task: many placeholders mount together, and the page stays responsive.
 * The first task has run their code already. While hundreds are left they take longer tasks, or the
 * last would wait through a hundred renderings of all before it.
 */
const slices = { first: 10, later: 36, ofMany: 100 };
/** More than so many left are many. */
const many = 250;

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
  setTimeout(() => drain(jobs.length > many ? slices.ofMany : slices.later));
}
