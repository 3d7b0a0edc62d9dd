import { getConfig, openVisit } from '@adviser-widgets/core';
import { showPreviewRibbon } from './preview-ribbon.ts';
import { reportFailures } from './report-failures.ts';
import type { Entry } from '../entries.ts';

/** The runtime's placeholders, live. */
type Entries = ReadonlyMap<Element, Entry>;

/** What few pages ask for, fetched on those alone. In preview nothing is sent, failures neither. */
export function startPageExtras(version: string, entries: Entries): void {
  const config = getConfig();
  if (config.preview) return showPreviewRibbon();
  if (config.reportUrl) reportFailures(config.reportUrl, version, failuresOf(entries));
  openVisit({
    isBusy: () => [...entries.values()].some(({ placeholder }) => placeholder.state === 'loading'),
    onPushed: (element, pushed) => entryAround(element, entries)?.placeholder.emit('aw:analytics', pushed),
  });
}

/** What failed before anyone listened. */
function failuresOf(entries: Entries): object[] {
  return [...entries.values()].flatMap(({ placeholder: { name, failure } }) => (failure ? { widget: name, ...failure } : []));
}

/** The widget an element is part of: it stands in its placeholder, or right after a link. */
function entryAround(element: Element, entries: Entries): Entry | undefined {
  const root = element.closest('.aw-root');
  const [entry] = [root?.parentElement, root?.previousElementSibling].flatMap((each) => (each && entries.get(each)) ?? []);
  return entry;
}
