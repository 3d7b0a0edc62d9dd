import { createBeacon, singleWord } from './send-beacon.ts';

/** Beacons per page view: a page that fails more often is known by then. */
const maxReports = 20;

/**
 * Sends `{widget, phase, kind, version}` for every failure; never a value, message, address or id (contract
 * section 2). Markup that an editor has to fix is no failure.
 */
export function reportFailures(url: string, version: string, earlier: readonly unknown[]): void {
  const send = createBeacon(url);
  let count = 0;
  const report = (detail: unknown) => {
    const words = wordsOf(detail);
    if (words.phase === 'parse' || ++count > maxReports) return;
    send({ ...words, version });
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
