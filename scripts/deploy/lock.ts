import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { Target } from './targets/target.ts';

/** No address of a release begins so. */
const lockFolder = '.uploads/';

/**
 * Runs an action that changes the target, unless another one does. Of two that begin together both may refuse. It
 * needs no conditional requests, which not every object storage has.
 *
 * @throws {Error} that names who else changes the target
 */
export async function runAlone<Result>(target: Target, action: () => Promise<Result>): Promise<Result> {
  const path = `${lockFolder}${randomUUID()}.txt`;
  const note = `${userInfo().username} on ${hostname()} since ${new Date().toISOString()}`;
  await target.write({ path, content: Buffer.from(note) });
  try {
    const other = (await target.list(lockFolder)).find((each) => each !== path);
    if (other) throw new Error(await refusal(target, other));
    return await action();
  } finally {
    await target.remove(path);
  }
}

/** Forgets uploads that were interrupted; returns how many. */
export async function unlock(target: Target): Promise<number> {
  const locks = await target.list(lockFolder);
  for (const lock of locks) await target.remove(lock);
  return locks.length;
}

async function refusal(target: Target, lock: string): Promise<string> {
  const who = (await target.read(lock))?.toString() ?? 'somebody who has just finished';
  return `${target.name} is being changed by ${who}. If that run was interrupted, run "npm run cdn -- unlock" and try again.`;
}
