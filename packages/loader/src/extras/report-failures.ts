import { toJson } from '@adviser-widgets/core';

/** Beacons per page view: a page that fails more often is known by then. */
const maxReports = 20;

/**
 * Sends `{widget, phase, kind, version}` for every failure; never a value, message, address or id (contract
 * section 2). Markup that an editor has to fix is no failure.
 */
export function reportFailures(url: string, version: string, earlier: readonly unknown[]): void {
  if (!/^https?:$/.test(new URL(url, document.baseURI).protocol))
    throw new Error(`reportUrl: failures cannot be sent to ${url}`);
  let count = 0;
  const report = (detail: unknown) => {
    const words = wordsOf(detail);
    if (words.phase === 'parse' || ++count > maxReports) return;
    // Text needs no preflight; JSON omits undefined values; some visitors disable beacons.
    navigator.sendBeacon?.(url, toJson({ ...words, version }));
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

/** A single lower-case word can't be personal data: pages can dispatch any detail, editors use any name. */
function singleWord(given: unknown): string | undefined {
  return typeof given === 'string' && /^[a-z][a-z-]{0,39}$/.test(given) ? given : undefined;
}
