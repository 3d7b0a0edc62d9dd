import { attempt } from '../attempt.ts';

/** Milliseconds of mounting per task, so that the page stays responsive. */
const sliceMs = 40;

export interface MountJob {
  /** Reads the page; called before any of the jobs that wait together has changed it. */
  readonly measure?: (() => void) | undefined;
  readonly run: () => void;
  readonly onFailed: (error: unknown) => void;
}

const jobs: MountJob[] = [];
let fresh: MountJob[] = [];
let isScheduled = false;

export function queueMount(job: MountJob): void {
  jobs.push(job);
  fresh.push(job);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const end = performance.now() + sliceMs;
  try {
    measureAll();
    for (let job = jobs.shift(); job; job = performance.now() < end ? jobs.shift() : undefined)
      attempt(job.run, job.onFailed);
  } finally {
    isScheduled = jobs.length > 0; // mount the rest even after an error
    if (isScheduled) setTimeout(drain);
  }
}

function measureAll(): void {
  const unread = fresh;
  fresh = [];
  for (const { measure } of unread) if (measure) attempt(measure, () => {}); // its height is not kept, then
}
