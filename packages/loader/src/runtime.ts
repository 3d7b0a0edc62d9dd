import { configure, getConfig, reportError, setConsent } from '@adviser-widgets/core';
import { createPlaceholder, fetchMender, loadLinkFallback, loadReport, takesLink, type GivenProps, type Placeholder } from '@adviser-widgets/widget';
import type { ActiveWidget } from '@adviser-widgets/widget/react';
import type { EarlyUse } from './early-use.ts';
import { createImporter } from './import-widgets.ts';
import { jsonConfig } from './json-config.ts';
import { widgetOf } from './manifest.ts';
import { queueMount, type MountJob } from './mount-queue.ts';
import type { PlaceholderObserver } from './observe-placeholders.ts';
import type { Page, Runtime } from './page.ts';
import { startExtras } from './start-extras.ts';
import { watchAttributes } from './watch-attributes.ts';

/** A placeholder and, once it stands, its widget. */
export interface Entry {
  readonly placeholder: Placeholder;
  /** What the page's own script gave; counts before the attributes. */
  given: GivenProps;
  /** What the visitor has done with its fallback. */
  use?: EarlyUse | undefined;
  active?: ActiveWidget;
}

/** Takes over from the loader: states, events, imports, mounting, and the page API. */
export function start(page: Page): Runtime {
  const { manifest, observer } = page;
  followSnapshots(observer);
  const entries = new Map<HTMLElement, Entry>();
  const importWidget = createImporter(page);
  const json = jsonConfig(page.config);
  const ready = readConfiguration(page, json).then(() => {
    void startExtras(page, entries).catch(reportError);
    // Before anything mounts, while each placeholder holds what its author wrote.
    return getConfig().debug ? import('./report/open-report.ts').then(({ openReport }) => openReport(page, { entries, json }), reportError) : undefined;
  });
  const watch = watchAttributes({
    onProps: (element) => refresh(entries.get(element)),
    onName: (element) => {
      lose(element);
      if (element.hasAttribute('data-widget')) load(find(element));
    },
  });

  // Few pages call these.
  const pageApi = () => import('./page-api.ts');
  const parts = { entryOf: (element: HTMLElement) => entries.get(element), lose, find, load };

  return {
    ready,
    takesLink: (link) => ready.then(() => takesLink(getConfig().links, link)),
    found(element) {
      if (!entries.has(element)) find(element);
    },
    due(element, use) {
      const entry = entries.get(element);
      if (entry?.placeholder.state !== 'pending') return;
      entry.use = use;
      load(entry);
    },
    lost: lose,
    widgets: () => [...entries.values()].map(({ placeholder: { name, state, element } }) => ({ name, state, element })),
    mount: async (element, name, props) => (await pageApi()).mount(parts, element, { name, props }),
    update: async (element, props) => (await pageApi()).update(parts, element, props),
    unmount: lose,
    consent: setConsent,
    config: () => structuredClone(getConfig()),
  };

  function find(element: HTMLElement): Entry {
    // What a copied or restored page brings along of a widget that stood in it is dead.
    if (element.firstElementChild) for (const child of element.querySelectorAll(':scope > .aw-root')) child.remove();
    const entry: Entry = { placeholder: createPlaceholder(element), given: {} };
    entries.set(element, entry);
    entry.placeholder.setState('pending');
    watch(element);
    return entry;
  }

  function lose(element: HTMLElement): void {
    const entry = entries.get(element);
    entries.delete(element);
    entry?.active?.unmount();
    entry?.placeholder.clear();
    if (entry?.active) entry.placeholder.emit('aw:unmounted');
  }

  /** Attributes have changed: new props for a widget that stands, another try for one that did not. */
  function refresh(entry: Entry | undefined): void {
    if (entry?.active) void refreshActive(entry, entry.active);
    else if (entry?.placeholder.state === 'invalid') load(entry);
  }

  /** One that became invalid has left, and is mounted anew once its attributes are right. */
  async function refreshActive(entry: Entry, active: ActiveWidget): Promise<void> {
    await active.refresh(entry.given);
    if (entry.placeholder.state === 'invalid') delete entry.active;
  }

  function load(entry: Entry): void {
    const { placeholder } = entry;
    if (!widgetOf(manifest, placeholder.name)) return void refuse(placeholder, Object.keys(manifest.widgets));
    placeholder.setState('loading');
    placeholder.emit('aw:loading');
    const onFailed = (error: unknown) => {
      if (isInPage(entry)) placeholder.fail('load', error);
    };
    prepare(entry, onFailed).then(queueMount, onFailed);
  }

  /** Fetches all that a placeholder takes, at once. */
  async function prepare(entry: Entry, onFailed: MountJob['onFailed']): Promise<MountJob> {
    const { placeholder } = entry;
    const { element, name } = placeholder;
    const wanted = importWidget(name);
    const extras = [fetchMender(element), entry.use && import('./replay-use.ts'), element.localName === 'a' ? loadLinkFallback() : undefined] as const;
    const [mend, replay, link] = extras.some(Boolean) ? await Promise.all(extras) : []; // most take none
    const widget = await wanted; // it tells of its failure before the configuration has come
    await ready;
    const run = () => {
      if (!isInPage(entry)) return;
      if (entry.use) replay?.replayUse(element, entry.use);
      const { given } = entry;
      entry.active = widget.activate(placeholder, widget, { version: manifest.version, given, mend, keep: link?.keepBesideLink });
    };
    return { run, onFailed };
  }

  /** False for one that was removed meanwhile, also when its element has come back since. */
  function isInPage(entry: Entry): boolean {
    return entries.get(entry.placeholder.element) === entry;
  }
}

/** What a page is kept as for its return must be what its author wrote: the widgets leave, and come back. */
function followSnapshots({ scan, forget }: PlaceholderObserver): void {
  for (const type of ['turbo:before-cache', 'htmx:beforeHistorySave']) addEventListener(type, forget);
  for (const type of ['turbo:render', 'turbo:load', 'htmx:afterSettle', 'htmx:historyRestore']) addEventListener(type, () => scan());
}

async function refuse(placeholder: Placeholder, names: readonly string[]): Promise<void> {
  placeholder.setState('invalid');
  (await loadReport()).reportUnknownWidget(placeholder, names);
}

async function readConfiguration(page: Page, wanted: Promise<unknown>): Promise<void> {
  const json = await wanted.catch((error: unknown) => {
    reportError('the configuration could not be read; using the script tag and the defaults', error);
  });
  const { manifest, tag, nonce } = page;
  configure({ json, tag: nonce ? { ...tag, nonce } : tag, widgetNames: Object.keys(manifest.widgets) });
}
