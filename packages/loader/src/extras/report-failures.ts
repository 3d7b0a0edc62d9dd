import { failureWord } from './failure-word.ts';
import { createBeacon } from './send-beacon.ts';

interface FailureParts {
  readonly url: string;
  readonly version: string;
  /** Whether this is a widget of ours: a page can write anything into `data-widget`. */
  readonly isWidget: (name: string) => boolean;
}

/** Beacons per page view: a page that fails more often is known by then. */
const maxReports = 20;

/**
 * Sends `{widget, phase, kind, version}` for every failure, each a word of ours; never a value, message, address or id
 * (contract section 2). Markup that an editor has to fix is no failure.
 */
export function reportFailures({ url, version, isWidget }: FailureParts, earlier: readonly unknown[]): void {
  const send = createBeacon(url);
  let count = 0;
  const report = (detail: unknown) => {
    const { widget, ...why } = (detail ?? {}) as Readonly<Record<string, unknown>>;
    const phase = failureWord(why.phase);
    if (phase === 'parse' || ++count > maxReports) return;
    const name = typeof widget === 'string' && isWidget(widget) ? widget : undefined;
    send({ widget: name, phase, kind: failureWord(why.kind), version });
  };
  const onFailure = (event: Event) => report((event as CustomEvent<unknown>).detail);
  earlier.forEach(report);
  document.addEventListener('aw:failed', onFailure);
  document.addEventListener('aw:error', onFailure);
}
