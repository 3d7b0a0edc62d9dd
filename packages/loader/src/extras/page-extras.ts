import { getConfig, onConfigChange, openVisit } from '@adviser-widgets/core';
import { showPreviewRibbon } from './preview-ribbon.ts';
import { reportFailures } from './report-failures.ts';
import type { Entry } from '../entries.ts';

type Entries = ReadonlyMap<Element, Entry>;

/** In preview nothing is sent, not even failures. Late JSON may ask for more than was started (R30). */
export function startPageExtras(version: string, entries: Entries): void {
  const started = new Set<() => void>();
  const startOnce = (part: () => void) => {
    if (started.has(part)) return;
    started.add(part);
    part();
  };
  const report = () => reportFailures(getConfig().reportUrl, version, failuresOf(entries));
  const visit = () =>
    openVisit({
      isBusy: () => [...entries.values()].some(({ placeholder }) => placeholder.state === 'loading'),
      onPushed: (element, pushed) => entryAround(element, entries)?.placeholder.emit('aw:analytics', pushed),
    });
  const start = () => {
    const { preview, reportUrl } = getConfig();
    if (preview) return startOnce(showPreviewRibbon);
    if (reportUrl) startOnce(report);
    startOnce(visit);
  };
  start();
  onConfigChange(start);
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
