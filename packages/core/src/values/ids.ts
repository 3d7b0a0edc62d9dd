/** Returns a random UUID, even without `crypto.randomUUID` (http pages, Safari before 15.4). */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const random = crypto.getRandomValues(new Uint8Array(36));
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, (_, at: number) =>
    ((random[at] ?? 0) % 16).toString(16),
  );
}

/** True for 8-4-4-4-12 hex digits of any case; no version check, as .NET GUIDs fail one. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
