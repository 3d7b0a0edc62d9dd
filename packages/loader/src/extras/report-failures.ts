/** Beacons of one page view: whoever breaks more often than this is known by then. */
const limit = 20;

/**
 * Sends `{widget, phase, kind, version}` to `url` for every failure from now on, and for those whose
 * details are in `earlier` (contract section 2). Never a value, message, address or id. Markup that an
 * editor has to fix is no failure: the report, the console and the checker tell of it.
 *
 * @throws {Error} for a `url` no beacon can go to
 */
export function reportFailures(url: string, version: string, earlier: readonly unknown[]): void {
  if (!/^https?:$/.test(new URL(url, document.baseURI).protocol)) throw new Error(`reportUrl: failures cannot be sent to ${url}`);
  let count = 0;
  const report = (detail: unknown) => {
    const words = wordsOf(detail);
    if (words.phase === 'parse' || ++count > limit) return;
    // Text needs no preflight, wherever it goes; JSON leaves out what is undefined; some visitors switch beacons off.
    navigator.sendBeacon?.(url, JSON.stringify({ ...words, version }));
  };
  const onFailure = (event: Event) => report((event as CustomEvent<unknown>).detail);
  earlier.forEach(report);
  document.addEventListener('aw:failed', onFailure);
  document.addEventListener('aw:error', onFailure);
}

function wordsOf(detail: unknown) {
  const { widget, phase, kind } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  return { widget: word(widget), phase: word(phase), kind: word(kind) };
}

/** The page may dispatch anything, and an editor call a widget anything; one lower-case word is no one's data. */
function word(given: unknown): string | undefined {
  return typeof given === 'string' && /^[a-z][a-z-]{0,39}$/.test(given) ? given : undefined;
}
