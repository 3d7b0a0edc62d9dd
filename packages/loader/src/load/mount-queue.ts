import { attempt } from '@adviser-widgets/core/internal';

/** Milliseconds of mounting per task, so that the page stays responsive. */
const sliceMs = 40;

export interface MountJob {
  /** Reads the page; called before any of the jobs that wait together has changed it. */
  readonly measure?: (() => void) | undefined;
  readonly run: () => void;
  readonly onFailed: (error: unknown) => void;
}

let arrived: MountJob[] = [];
const measured: MountJob[] = [];
let isScheduled = false;

export function queueMount(job: MountJob): void {
  arrived.push(job);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(drain);
}

function drain(): void {
  const end = performance.now() + sliceMs;
  try {
    for (let job = nextJob(); job; job = performance.now() < end ? nextJob() : undefined)
      attempt(job.run, job.onFailed);
  } finally {
    isScheduled = measured.length + arrived.length > 0; // mount the rest even after an error
    if (isScheduled) setTimeout(drain);
  }
}

function nextJob(): MountJob | undefined {
  for (const { measure } of arrived) if (measure) attempt(measure, () => {}); // its height is not kept, then
  measured.push(...arrived);
  arrived = [];
  return measured.shift();
}
