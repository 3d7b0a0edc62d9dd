import { getConfig, openVisit } from '@adviser-widgets/core';
import { showPreviewRibbon } from './preview-ribbon.ts';
import { reportFailures } from './report-failures.ts';
import type { Entry } from '../entries.ts';

type Entries = ReadonlyMap<Element, Entry>;

/** In preview nothing is sent, not even failures. */
export function startPageExtras(version: string, entries: Entries): void {
  const config = getConfig();
  if (config.preview) return showPreviewRibbon();
  if (config.reportUrl) reportFailures(config.reportUrl, version, failuresOf(entries));
  openVisit({
    isBusy: () => [...entries.values()].some(({ placeholder }) => placeholder.state === 'loading'),
    onPushed: (element, pushed) => entryAround(element, entries)?.placeholder.emit('aw:analytics', pushed),
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
