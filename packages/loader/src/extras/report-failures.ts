/** Maximum beacons per page view. A page that fails more often is known by then. */
const limit = 20;

/**
 * Sends `{widget, phase, kind, version}` to `url` for every failure from now on, and for the failure details
 * in `earlier` (contract section 2). Never sends a value, message, address or id. Markup that an editor has
 * to fix is no failure: the report, the console and the checker cover it.
 *
 * @throws {Error} if beacons cannot be sent to `url`
 */
export function reportFailures(url: string, version: string, earlier: readonly unknown[]): void {
  if (!/^https?:$/.test(new URL(url, document.baseURI).protocol))
    throw new Error(`reportUrl: failures cannot be sent to ${url}`);
  let count = 0;
  const report = (detail: unknown) => {
    const words = wordsOf(detail);
    if (words.phase === 'parse' || ++count > limit) return;
    // Text needs no preflight on any origin; JSON omits undefined values; some visitors disable beacons.
    navigator.sendBeacon?.(url, JSON.stringify({ ...words, version }));
  };
  const onFailure = (event: Event) => report((event as CustomEvent<unknown>).detail);
  earlier.forEach(report);
  document.addEventListener('aw:failed', onFailure);
  document.addEventListener('aw:error', onFailure);
}

function wordsOf(detail: unknown) {
  const { widget, phase, kind } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  return { widget: singleWord(widget), phase: singleWord(phase), kind: singleWord(kind) };
}

/**
 * Only a single lower-case word, which cannot be personal data: pages can dispatch any detail, and editors
 * can use any widget name.
 */
function singleWord(given: unknown): string | undefined {
  return typeof given === 'string' && /^[a-z][a-z-]{0,39}$/.test(given) ? given : undefined;
}
