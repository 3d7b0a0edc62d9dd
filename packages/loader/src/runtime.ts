import { configure, getConfig, queryNames, reportError, setConsent } from '@adviser-widgets/core';
import { takesLink } from '@adviser-widgets/widget';
import { addEntry, removeEntry, type Entries, type Entry } from './entries.ts';
import type { PlaceholderObserver } from './find/observe-placeholders.ts';
import { jsonConfig } from './load/json-config.ts';
import { createLoad } from './load/load-widget.ts';
import type { PageApiParts } from './page-api/page-api.ts';
import type { Page, Runtime } from './page.ts';
import { watchAttributes } from './watch-attributes.ts';

export function start(page: Page): Runtime {
  const entries: Entries = new Map();
  const ready = prepare(page, entries);
  const mountAgain = (element: HTMLElement) => {
    const given = entries.get(element)?.given;
    lose(element);
    const entry = find(element);
    if (given) entry.given = given;
    load(entry);
  };
  const load = createLoad({ page, entries, ready, mountAgain });
  followSnapshots(page.observer);
  const watch = watchAttributes({
    onProps: (element) => refresh(entries.get(element), load),
    onName: (element) => {
      lose(element);
      if (element.hasAttribute('data-widget')) load(find(element));
    },
    onState: (element) => entries.get(element)?.placeholder.keepState(),
  });
  const find = (element: HTMLElement) => {
    const entry = addEntry(entries, element);
    watch(element);
    return entry;
  };
  const lose = (element: HTMLElement) => removeEntry(entries, element);

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
    ...pageApiOf(entries, { entryOf: (element) => entries.get(element), lose, find, load }),
  };
}

function pageApiOf(entries: Entries, parts: PageApiParts) {
  const pageApi = () => import('./page-api/page-api.ts'); // few pages call it
  return {
    widgets: () =>
      [...entries.values()].map(({ placeholder: { name, state, element } }) => ({ name, state, element })),
    mount: async (element, name, props) => (await pageApi()).mount(parts, element, { name, props }),
    update: async (element, props) => (await pageApi()).update(parts, element, props),
    unmount: parts.lose,
    consent: setConsent,
    config: () => structuredClone(getConfig()),
  } satisfies Partial<Runtime>;
}

async function refresh(entry: Entry | undefined, load: (entry: Entry) => void): Promise<void> {
  if (!entry?.active) {
    if (entry?.placeholder.state === 'invalid') load(entry);
    return;
  }
  await entry.active.refresh(entry.given);
  // It was unmounted as invalid, and mounts again once its attributes are right.
  if (entry.placeholder.state === 'invalid') delete entry.active;
}

/** Unmounts the widgets before a page is cached, so that it is cached as written. */
function followSnapshots({ scan, forget }: PlaceholderObserver): void {
  let isMorph = false;
  addEventListener('turbo:visit', (event) => (isMorph = isMorphingVisit(event as CustomEvent<TurboVisit>)));
  addEventListener('turbo:before-cache', () => isMorph || forget());
  addEventListener('htmx:beforeHistorySave', forget);
  for (const type of ['turbo:render', 'turbo:load', 'htmx:afterSettle', 'htmx:historyRestore'])
    addEventListener(type, () => scan());
}

interface TurboVisit {
  readonly url: string;
  readonly action: string;
}

/** Turbo then keeps the elements of the page, and the widgets what was typed (R25). */
function isMorphingVisit({ detail: { url, action } }: CustomEvent<TurboVisit>): boolean {
  return (
    action === 'replace' &&
    new URL(url).pathname === location.pathname &&
    document.querySelector('meta[name="turbo-refresh-method"][content="morph"]') !== null
  );
}

async function prepare(page: Page, entries: Entries): Promise<void> {
  const json = jsonConfig(page.config);
  await readConfiguration(page, json);
  void startExtras(page, entries).catch(reportError);
  if (!getConfig().debug) return;
  // Before mounting, while each placeholder holds its author's content.
  await import('@adviser-widgets/editor/report').then(
    ({ openReport }) =>
      openReport({
        version: page.manifest.version,
        tag: page.tag,
        release: new URL('../', import.meta.url),
        entries,
        json,
      }),
    reportError,
  );
}

async function readConfiguration(page: Page, wanted: Promise<unknown>): Promise<void> {
  const json = await wanted.catch((error: unknown) => {
    reportError('the configuration could not be read; using the script tag and the defaults', error);
  });
  const { manifest, tag, nonce } = page;
  configure({ json, tag: nonce ? { ...tag, nonce } : tag, widgetNames: Object.keys(manifest.widgets) });
}

/** Pages without such a configuration, address or analytics tool never download the extras. */
async function startExtras({ manifest }: Page, entries: ReadonlyMap<Element, Entry>): Promise<void> {
  const config = getConfig();
  const { production, development } = config.analytics.id;
  const { dataLayer, heap } = globalThis as { dataLayer?: unknown; heap?: unknown };
  if (config.preview || config.reportUrl || production || development || dataLayer || heap || beginsVisit()) {
    const { startPageExtras } = await import('./extras/page-extras.ts');
    startPageExtras(manifest.version, entries);
  }
}

function beginsVisit(): boolean {
  const query = new URLSearchParams(location.search);
  return queryNames.some((name) => query.has(name));
}
