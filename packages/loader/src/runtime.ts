import { getConfig, setConsent } from '@adviser-widgets/core';
import { beginsVisit, declarePersonal, reportError, withTimeout } from '@adviser-widgets/core/internal';
import { readLoaderAttribute, takesLink, type GivenProps } from '@adviser-widgets/widget/internal';
import { addEntry, removeEntry, type Entries, type Entry } from './entries.ts';
import type { PlaceholderObserver } from './find/observe-placeholders.ts';
import { jsonConfig } from './load/json-config.ts';
import { keepSheets } from './load/keep-sheets.ts';
import { createLoad } from './load/load-widget.ts';
import { readConfiguration } from './load/read-configuration.ts';
import { untilStarted } from './load/until-started.ts';
import type { PageApiParts } from './page-api/page-api.ts';
import type { Page, Runtime } from './page.ts';
import { watchAttributes } from './watch-attributes.ts';

/** A parameter of the page's address that says who a visitor is, and the flag of a widget that takes it out. */
type PersonalParameter = readonly [widget: string, flag: string, parameter: string];

/** Set by the build. */
declare const AW_PERSONAL: readonly PersonalParameter[];

export function start(page: Page): Runtime {
  const entries: Entries = new Map();
  declarePersonal(AW_PERSONAL.map(([, , parameter]) => parameter));
  const { ready, started, complete } = prepare(page, entries, (entry) => void refresh(entry, load));
  const mountAgain = (element: HTMLElement) => {
    const given = entries.get(element)?.given;
    lose(element);
    load(find(element, given));
  };
  const restoreSheets = keepSheets(page.assets.styleSheets, () =>
    [...entries.keys()].some((element) => element.isConnected),
  );
  const load = createLoad({ page, entries, ready, started, restoreSheets, mountAgain });
  followSnapshots(page.observer);
  const watch = watchAttributes({
    onProps: (element) => refresh(entries.get(element), load),
    onName: (element) => {
      lose(element);
      if (element.hasAttribute('data-widget')) load(find(element));
    },
    onState: (element) => entries.get(element)?.placeholder.keepState(),
  });
  const find = (element: HTMLElement, given?: GivenProps) => {
    const entry = addEntry(entries, element, given);
    watch(element);
    return entry;
  };
  const lose = (element: HTMLElement) => removeEntry(entries, element);

  return {
    ready,
    takesLink: async (link) => {
      const takes = () => takesLink(getConfig().links, link);
      return ready.then(takes).then((isTaken) => isTaken || complete.then(takes));
    },
    found(element) {
      if (entries.has(element)) return;
      void scrub(find(element));
    },
    due(element, use) {
      const entry = entries.get(element);
      if (entry?.placeholder.state !== 'pending') return;
      entry.use = use;
      load(entry);
    },
    lost: lose,
    ...pageApiOf(entries, page, { entryOf: (element) => entries.get(element), lose, find, load }),
  };
}

/** Before analytics starts, and before the widget's own code comes, which may be never. */
async function scrub(entry: Entry): Promise<void> {
  const { name, element } = entry.placeholder;
  const isWanted = (flag: string) => !/^(false|no|0)$/.test(readLoaderAttribute(element, flag));
  const wanted = AW_PERSONAL.filter(([widget, flag]) => widget === name && isWanted(flag));
  if (wanted.length === 0) return;
  entry.isScrubbing = true;
  await import('./extras/scrub.ts')
    .then(({ scrubAddress }) => scrubAddress(wanted.map(([, , parameter]) => parameter)))
    .catch(reportError);
  entry.isScrubbing = false;
}

function pageApiOf(entries: Entries, { tag, started }: Page, parts: PageApiParts) {
  const pageApi = async () => {
    if (tag.start === 'manual') await started; // with the JSON, only mounting waits
    return import('./page-api/page-api.ts'); // few pages call it
  };
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

/** Turbo then keeps the elements of the page, and the widgets what was typed. */
function isMorphingVisit({ detail: { url, action } }: CustomEvent<TurboVisit>): boolean {
  return (
    action === 'replace' &&
    new URL(url).pathname === location.pathname &&
    document.querySelector('meta[name="turbo-refresh-method"][content="morph"]') !== null
  );
}

interface Preparation {
  readonly ready: Promise<void>;
  /** Resolves once widgets may mount. */
  readonly started: Promise<void>;
  /** Resolves once no JSON can change the configuration any more, which may be never. */
  readonly complete: Promise<unknown>;
}

/** Widgets that have mounted without late JSON are refreshed, and those that could not are tried again. */
function prepare(page: Page, entries: Entries, retry: (entry: Entry) => void): Preparation {
  const json = jsonConfig(page.config);
  const startExtras = createExtras(page, entries);
  let hasStarted = false;
  const openReport = createReport(page, { entries, json, hasStarted: () => hasStarted });
  const onLate = () => {
    if (hasStarted) startExtras();
    openReport();
    for (const entry of entries.values()) if (entry.active || entry.lacksBrand) retry(entry);
  };
  const configured = readConfiguration(page, { json, onLate });
  const started = configured
    .then(() => untilStarted(page))
    .then(() => {
      hasStarted = true;
      startExtras();
    });
  return { ready: configured.then(openReport), started, complete: json.catch(() => {}) };
}

interface ReportParts {
  readonly entries: Entries;
  readonly json: Promise<unknown>;
  readonly hasStarted: () => boolean;
}

/** Opens the report if the configuration wants it. */
function createReport(page: Page, { json, ...live }: ReportParts): () => void {
  let opened: Promise<void> | undefined;
  const open = async () => {
    const { openReport } = await withTimeout(import('@adviser-widgets/markup/report'));
    openReport({
      version: page.manifest.version,
      tag: page.tag,
      isTagFound: page.isTagFound,
      release: new URL('../', import.meta.url),
      ...live,
      json: withTimeout(json), // a page whose configuration never comes needs the report, too
    });
  };
  return () => {
    if (getConfig().debug) opened ??= open().catch(reportError);
  };
}

/** Pages without such a configuration, address or analytics tool never download the extras. */
function createExtras({ manifest }: Page, entries: ReadonlyMap<Element, Entry>): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || !needsExtras()) return;
    isStarted = true;
    import('./extras/page-extras.ts')
      .then(({ startPageExtras }) => startPageExtras(manifest, entries))
      .catch(reportError);
  };
}

function needsExtras(): boolean {
  const config = getConfig();
  const { production, development } = config.analytics.id;
  return !!(
    config.preview ||
    config.reportUrl ||
    production ||
    development ||
    'dataLayer' in globalThis || // whatever is there: the extras look at it
    'heap' in globalThis ||
    beginsVisit()
  );
}
