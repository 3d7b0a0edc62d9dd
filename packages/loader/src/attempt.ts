/** Runs an action for one placeholder. An error is reported and does not affect the other placeholders. */
export function attempt(action: () => void, onFailed: (error: unknown) => void): void {
  try {
    action();
  } catch (error) {
    onFailed(error);
  }
}
