import { attempt } from './attempt.ts';

/**
 * Milliseconds of mounting per task: many placeholders mount together, and the page stays responsive.
 * The first task has run their code already. While hundreds are left they take longer tasks, or the
 * last would wait through a hundred renderings of all before it.
 */
const slices = { first: 10, later: 28, ofMany: 100 };
/** More than so many left are many. */
const many = 250;

/** As many are rendered in one go, and fewer where that takes longer than so many milliseconds. */
const batches = { most: 8, brief: 2 };

/** One placeholder's mount. */
export interface MountJob {
  readonly run: () => void;
  /** Hears of what `run` throws. */
  readonly onFailed: (error: unknown) => void;
  /** Calls `mount`, and has what it mounts rendered in one go. Jobs with the same one may share it. */
  readonly together: (mount: () => void) => void;
}

const jobs: MountJob[] = [];
let isScheduled = false;
let size = 1;

/** Runs a job together with others that became ready at the same time. */
export function queueMount(job: MountJob): void {
  jobs.push(job);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => drain(slices.first));
}

function drain(slice: number): void {
  try {
    mountUntil(performance.now() + slice);
  } finally {
    isScheduled = jobs.length > 0; // the others are mounted whatever happened
    if (isScheduled) setTimeout(() => drain(jobs.length > many ? slices.ofMany : slices.later));
  }
}

function mountUntil(end: number): void {
  let now = performance.now();
  while (jobs.length > 0 && now < end) {
    const start = now;
    mountSome();
    now = performance.now();
    size = now - start < batches.brief ? Math.min(size * 2, batches.most) : Math.ceil(size / 2);
  }
}

/** What throws keeps no other one away. */
function mountSome(): void {
  const batch = takeSome();
  const fail = (error: unknown) => batch.forEach(({ onFailed }) => onFailed(error));
  attempt(() => batch[0]?.together(() => batch.forEach(({ run, onFailed }) => attempt(run, onFailed))), fail);
}

function takeSome(): MountJob[] {
  let count = 1;
  while (count < size && jobs[count]?.together === jobs[0]?.together) count++;
  return jobs.splice(0, count);
}
