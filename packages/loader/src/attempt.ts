/** Reports an error of one placeholder, so that the others go on. */
export function attempt(action: () => void, onFailed: (error: unknown) => void): void {
  try {
    action();
  } catch (error) {
    onFailed(error);
  }
}
