/**
 * Calls `check` whenever controls may hold a value that came without an event of the browser's: from autofill on iOS, or
 * from a plugin of the page such as Select2, which tells only jQuery. Returns what ends that.
 *
 * @param withKeys Also after each key.
 */
export function watchSilentChanges(check: () => void, withKeys: boolean): () => void {
  const listening = new AbortController();
  for (const type of ['focusin', 'pointerup', ...(withKeys ? ['keyup'] : [])])
    addEventListener(type, check, { signal: listening.signal });
  return () => listening.abort();
}
