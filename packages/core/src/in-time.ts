/** Settles like `promise`, which stands for files of ours, or rejects after `limit` milliseconds. */
export function inTime<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The files did not arrive in time')), limit);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
