/** Settles like `promise`, or rejects after `limit` ms: by default as long as a visitor may wait. */
export function withTimeout<Value>(promise: Promise<Value>, limit = 10_000): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The files did not arrive in time')), limit);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
