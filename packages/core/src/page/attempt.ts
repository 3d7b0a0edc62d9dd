/** Runs one part of the work on a page that others do not depend on: what it throws goes to `onFailed`. */
export function attempt(action: () => void, onFailed: (error: unknown) => void): void {
  try {
    action();
  } catch (error) {
    onFailed(error);
  }
}
