/** A random UUID, also where `crypto.randomUUID` is missing (http pages, Safari before 15.4). */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const random = crypto.getRandomValues(new Uint8Array(36));
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, (_, at: number) => ((random[at] ?? 0) % 16).toString(16));
}
