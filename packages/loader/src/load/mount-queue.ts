import { attempt } from '../attempt.ts';

/** Milliseconds of mounting per task: many placeholders mount together, and the page stays responsive. */
const slice = 40;

/** One placeholder's mount. */
export interface MountJob {
  readonly run: () => void;
  /** Hears of what `run` throws. */
  readonly onFailed: (error: unknown) => void;
}

const jobs: MountJob[] = [];
let isScheduled = false;

/** Mounts what is ready in the order in which it became so, and yields to the page after each slice. */
export function queueMount(job: MountJob): void {
  jobs.push(job);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const end = performance.now() + slice;
  try {
    for (let job = jobs.shift(); job; job = performance.now() < end ? jobs.shift() : undefined) attempt(job.run, job.onFailed);
  } finally {
    isScheduled = jobs.length > 0; // the others are mounted whatever happened
    if (isScheduled) setTimeout(drain);
  }
}
