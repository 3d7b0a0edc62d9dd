import { startDeadline } from './deadline.ts';

/** Settles like `promise`, or rejects after `limit` ms: by default as long as a visitor may wait. */
export function withTimeout<Value>(promise: Promise<Value>, limit = 10_000): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = startDeadline(limit, () => reject(new Error('The files did not arrive in time')));
    promise.finally(stop).then(resolve, reject);
  });
}
