/**
 * Settles like `promise`, which stands for files of ours, or rejects after `limit` milliseconds; without one after ten
 * seconds, which a visitor who has pressed a button may wait.
 */
export function withTimeout<Value>(promise: Promise<Value>, limit = 10_000): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The files did not arrive in time')), limit);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
