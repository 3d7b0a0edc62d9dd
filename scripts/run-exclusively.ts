import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '@adviser-widgets/check/internal';
import { root } from './cdn/find-widgets.ts';

const folder = join(root, 'node_modules/.cache/adviser-widgets');

/** SQLite's error code for a database that another process has locked. */
const busy = 5;

/**
 * Runs an action of which this checkout allows one at a time, such as a build. If another process is at it, says so and
 * waits for its end. SQLite's lock serves, as the system releases it however its process ends.
 */
export async function runExclusively<Result>(
  name: string,
  action: () => Result | Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, `${name}.lock`));
  try {
    const holder = join(folder, `${name}.holder`);
    if (!take(lock)) {
      const other = existsSync(holder) ? ` (${readFileSync(holder, 'utf8')})` : '';
      print(`Another ${name} is under way in this checkout${other}. Waiting for it to end …`);
    }
    while (!take(lock)) await sleep(200);
    writeFileSync(holder, `process ${process.pid}, since ${new Date().toISOString()}`);
    return await action();
  } finally {
    lock.close();
  }
}

/** True if this process has the lock, which it may have already. */
function take(lock: DatabaseSync): boolean {
  if (lock.isTransaction) return true;
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false; // what `node:sqlite` throws
    throw error;
  }
}
