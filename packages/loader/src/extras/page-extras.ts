import { getConfig } from '@adviser-widgets/core';
import { onConfigChange, openVisit, reportError } from '@adviser-widgets/core/internal';
import { showPreviewRibbon } from './preview-ribbon.ts';
import { reportFailures } from './report-failures.ts';
import { createBeacon } from './send-beacon.ts';
import type { Entry } from '../entries.ts';
import { widgetOf, type LoaderManifest } from '../load/manifest.ts';

type Entries = ReadonlyMap<Element, Entry>;

/** In preview nothing is sent, not even failures. Late JSON may ask for more than was started. */
export function startPageExtras(manifest: LoaderManifest, entries: Entries): void {
  const { version } = manifest;
  const started = new Set<() => void>();
  const startOnce = (part: () => void) => {
    if (started.has(part)) return;
    started.add(part);
    part();
  };
  const report = () => reportFailures(getConfig().reportUrl, version, failuresOf(entries));
  const summarise = () => {
    if (Math.random() < getConfig().reportSample) loadSummaries(manifest, entries).catch(reportError);
  };
  const visit = () =>
    openVisit({
      isBusy: () =>
        [...entries.values()].some(
          ({ placeholder, isScrubbing }) => placeholder.state === 'loading' || isScrubbing,
        ),
      onPushed: (element, pushed) => entryAround(element, entries)?.placeholder.emit('aw:analytics', pushed),
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
async function loadSummaries(manifest: LoaderManifest, entries: Entries): Promise<void> {
  const { reportSummaries } = await import('./report-summaries.ts');
  reportSummaries({
    send: createBeacon(getConfig().reportUrl),
    version: manifest.version,
    entries,
    isWidget: (name) => widgetOf(manifest, name) !== undefined,
  });
}

function failuresOf(entries: Entries): object[] {
  return [...entries.values()].flatMap(({ placeholder: { name, failure } }) =>
    failure ? { widget: name, ...failure } : [],
  );
}

/** A widget's root is inside its placeholder, or right after a link. */
function entryAround(element: Element, entries: Entries): Entry | undefined {
  const root = element.closest('.aw-root');
  const [entry] = [root?.parentElement, root?.previousElementSibling].flatMap(
    (each) => (each && entries.get(each)) ?? [],
  );
  return entry;
}
