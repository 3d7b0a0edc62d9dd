import { attempt } from '../attempt.ts';

/** Milliseconds of mounting per task, so that the page stays responsive. */
const sliceMs = 40;

export interface MountJob {
  readonly run: () => void;
  readonly onFailed: (error: unknown) => void;
}

const jobs: MountJob[] = [];
let isScheduled = false;

export function queueMount(job: MountJob): void {
  jobs.push(job);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const end = performance.now() + sliceMs;
  try {
    for (let job = jobs.shift(); job; job = performance.now() < end ? jobs.shift() : undefined)
      attempt(job.run, job.onFailed);
  } finally {
    isScheduled = jobs.length > 0; // mount the rest even after an error
    if (isScheduled) setTimeout(drain);
  }
}
