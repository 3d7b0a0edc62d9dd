import { getConfig } from '@adviser-widgets/core';
import type { Placeholder } from '@adviser-widgets/widget';
import { watchEmitted } from '@adviser-widgets/widget/internal';
import { countOutcomes, type Outcomes } from './count-outcomes.ts';
import type { SendBeacon } from './send-beacon.ts';

export interface SummaryParts {
  readonly send: SendBeacon;
  readonly version: string;
  readonly placeholders: () => readonly Placeholder[];
  /** Whether this is a widget of ours: a page can write anything into `data-widget`. */
  readonly isWidget: (name: string) => boolean;
}

/** One page view, from when the page is shown until it is first hidden. */
interface View {
  /** `performance.now()` of its start. */
  readonly since: number;
  readonly outcomes: Outcomes;
}

/**
 * Sends one summary of each page view when the page is first hidden or left. A page that is shown
 * again sends no second one; a page that comes back from the back/forward cache is a new view.
 */
export function reportSummaries(parts: SummaryParts): void {
  let view: View | undefined;
  const begin = (since: number) => (view = { since, outcomes: countOutcomes() });
  const end = () => {
    if (view && !getConfig().preview) parts.send(summaryOf(parts, view));
    view = undefined;
  };
  watchEmitted((...emitted) => view?.outcomes.add(...emitted));
  onceShown(() => begin(0));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && end());
  addEventListener('pagehide', end);
  addEventListener('pageshow', ({ persisted }) => persisted && begin(performance.now()));
}

/** A page that is prerendered or opens in a background tab is not seen yet. */
function onceShown(action: () => void): void {
  if (document.visibilityState === 'visible') action();
  else document.addEventListener('visibilitychange', action, { once: true });
}

function summaryOf({ version, placeholders, isWidget }: SummaryParts, { since, outcomes }: View) {
  const all = placeholders();
  return {
    kind: 'summary',
    version,
    engine: version.endsWith('+light') ? 'light' : 'react',
    widgets: countStates(all, isWidget),
    ready: timesToReady(all, since),
    submissions: outcomes.counts(),
  };
}

function countStates(placeholders: readonly Placeholder[], isWidget: SummaryParts['isWidget']) {
  const counts: Record<string, Record<string, number>> = {};
  for (const { name, state } of placeholders) {
    const states = (counts[isWidget(name) ? name : 'unknown'] ??= {});
    states[state] = (states[state] ?? 0) + 1;
  }
  return counts;
}

/** Whole milliseconds from `loading` to `ready`, of the widgets that became ready in this view. */
function timesToReady(placeholders: readonly Placeholder[], since: number) {
  const times = placeholders
    .flatMap(({ reachedAt }) => {
      const { loading = Infinity, ready = -1 } = reachedAt;
      return ready >= since && ready >= loading ? ready - loading : [];
    })
    .sort((a, b) => a - b);
  const middle = times[Math.ceil(times.length / 2) - 1];
  return middle === undefined
    ? undefined
    : { median: Math.round(middle), slowest: Math.round(times.at(-1) ?? middle) };
}
