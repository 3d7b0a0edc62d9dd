/** Returns whether the visitor asks pages to load less. Only Chromium reports it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
