import { attempt } from '../attempt.ts';

/** Milliseconds of mounting per task: many placeholders mount together, and the page stays responsive. */
const slice = 40;

/** One placeholder's mount. */
export interface MountJob {
  readonly run: () => void;
  /** Called with what `run` throws. */
  readonly onFailed: (error: unknown) => void;
}

const jobs: MountJob[] = [];
let isScheduled = false;

/** Mounts placeholders in the order in which they became ready, and yields to the page after each slice. */
export function queueMount(job: MountJob): void {
  jobs.push(job);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const end = performance.now() + slice;
  try {
    for (let job = jobs.shift(); job; job = performance.now() < end ? jobs.shift() : undefined)
      attempt(job.run, job.onFailed);
  } finally {
    isScheduled = jobs.length > 0; // mount the rest even after an error
    if (isScheduled) setTimeout(drain);
  }
}
