/** Does something for one placeholder; what it throws is told, and keeps nothing from the others. */
export function attempt(action: () => void, onFailed: (error: unknown) => void): void {
  try {
    action();
  } catch (error) {
    onFailed(error);
  }
}
