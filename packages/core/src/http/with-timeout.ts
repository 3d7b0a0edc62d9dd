/**
 * Settles like `promise`, a load of our own files, or rejects after `limit` milliseconds. The default is ten
 * seconds: how long a visitor who pressed a button may wait.
 */
export function withTimeout<Value>(promise: Promise<Value>, limit = 10_000): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The files did not arrive in time')), limit);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
