import { getConfig } from '@adviser-widgets/core';
import {
  onConfigChange,
  openVisit,
  reportError,
  showPreviewRibbon,
  unshadowed,
} from '@adviser-widgets/core/internal';
import type { Placeholder } from '@adviser-widgets/widget';
import { reportFailures } from './report-failures.ts';
import type { SummaryParts } from './report-summaries.ts';
import { createBeacon } from './send-beacon.ts';
import type { PlaceholderObserver } from '../find/observe-placeholders.ts';
import { widgetOf, type LoaderManifest } from '../load/manifest.ts';

type Known = PlaceholderObserver['known'];

/** In preview nothing is sent, not even failures. Late JSON may ask for more than was started. */
export function startPageExtras(manifest: LoaderManifest, known: Known): void {
  const isWidget = (name: string) => widgetOf(manifest, name) !== undefined;
  const started = new Set<() => void>();
  const startOnce = (part: () => void) => {
    if (started.has(part)) return;
    started.add(part);
    part();
  };
  const report = () =>
    reportFailures({ url: getConfig().reportUrl, version: manifest.version, isWidget }, failuresOf(known));
  const summarise = () => {
    if (Math.random() < getConfig().reportSample)
      loadSummaries({ version: manifest.version, isWidget }, known).catch(reportError);
  };
  const visit = () =>
    openVisit({
      isBusy: () =>
        [...known.values()].some(
          ({ placeholder, isScrubbing }) => placeholder?.state === 'loading' || isScrubbing,
        ),
      onPushed: (element, pushed) => placeholderAround(element, known)?.emit('aw:analytics', pushed),
    });
  const start = () => {
    const { preview, reportUrl, reportSample } = getConfig();
    if (preview) return startOnce(showPreviewRibbon);
    if (reportUrl) startOnce(report);
    if (reportUrl && reportSample > 0) startOnce(summarise);
    startOnce(visit);
  };
  start();
  onConfigChange(start);
}

/** Only page views that were chosen download this. */
async function loadSummaries(parts: Pick<SummaryParts, 'version' | 'isWidget'>, known: Known): Promise<void> {
  const { reportSummaries } = await import('./report-summaries.ts');
  reportSummaries({
    ...parts,
    send: createBeacon(getConfig().reportUrl),
    placeholders: () => placeholdersOf(known),
  });
}

function failuresOf(known: Known): object[] {
  return placeholdersOf(known).flatMap(({ name, failure }) => (failure ? { widget: name, ...failure } : []));
}

function placeholdersOf(known: Known): Placeholder[] {
  return [...known.values()].flatMap(({ placeholder }) => placeholder ?? []);
}

/** A widget's root is inside its placeholder, or right after a link. */
function placeholderAround(shown: Element, known: Known): Placeholder | undefined {
  const root = unshadowed(shown).closest('.aw-root');
  const [found] = [root?.parentElement, root?.previousElementSibling].flatMap(
    (each) => (each && known.get(each as HTMLElement)) ?? [], // only asked whether it is one
  );
  return found?.placeholder;
}
