import { randomUUID } from 'node:crypto';
import type { Target } from './targets/target.ts';

/** No address of a release begins so. */
const lockFolder = '.uploads/';

/**
 * Runs an action that changes the target, unless another one does. Of two that begin together both may refuse. It
 * needs no conditional requests, which not every object storage has. Anybody can read the note, so it names nobody.
 *
 * @throws {Error} that says since when another one changes the target
 */
export async function runAlone<Result>(target: Target, action: () => Promise<Result>): Promise<Result> {
  const path = `${lockFolder}${randomUUID()}.txt`;
  await target.write({ path, content: Buffer.from(new Date().toISOString()) });
  try {
    const other = (await target.list(lockFolder)).find((each) => each !== path);
    if (other) throw new Error(await refusal(target, other));
    return await action();
  } finally {
    await target.remove(path);
  }
}

/** Forgets runs that were interrupted; returns when each began. */
export async function unlock(target: Target): Promise<readonly string[]> {
  const began: string[] = [];
  for (const lock of await target.list(lockFolder)) {
    began.push((await target.read(lock))?.toString() ?? '');
    await target.remove(lock);
  }
  return began;
}

async function refusal(target: Target, lock: string): Promise<string> {
  const began = (await target.read(lock))?.toString() ?? 'just now';
  return `${target.name} is being changed by a run that began at ${began}. If that was interrupted, run "npm run cdn -- unlock" and try again.`;
}
