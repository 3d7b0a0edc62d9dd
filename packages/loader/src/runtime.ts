import { getConfig, setConsent } from '@adviser-widgets/core';
import {
  beginsVisit,
  declarePersonal,
  reportError,
  unshadowed,
  withTimeout,
} from '@adviser-widgets/core/internal';
import { Placeholder } from '@adviser-widgets/widget';
import {
  keepSheets,
  readLoaderAttribute,
  takesLink,
  type GivenProps,
} from '@adviser-widgets/widget/internal';
import { followSnapshots } from './find/follow-snapshots.ts';
import type { Found } from './find/observe-placeholders.ts';
import { jsonConfig } from './load/json-config.ts';
import { createLoad } from './load/load-widget.ts';
import { readConfiguration } from './load/read-configuration.ts';
import { loadRepair, reportProblems } from './load/report-problems.ts';
import type { PageApiParts } from './page-api/page-api.ts';
import { untilStarted, untilTurn } from './page-api/until-started.ts';
import type { Page, Runtime } from './page.ts';
import { watchAttributes } from './watch-attributes.ts';

/** A parameter of the page's address that says who a visitor is, and the flag of a widget that takes it out. */
type PersonalParameter = readonly [widget: string, flag: string, parameter: string];

/** Set by the build. */
declare const AW_PERSONAL: readonly PersonalParameter[];

export function start(page: Page): Runtime {
  const { known } = page.observer;
  declarePersonal(AW_PERSONAL.map(([, , parameter]) => parameter));
  const { ready, started, complete } = prepare(page, (found) => refresh(found));
  const isNeeded = () => placeholdersOf(page).some(({ element }) => unshadowed(element).isConnected);
  const restoreSheets = keepSheets(page.assets.styleSheets, isNeeded);
  const turnOf = (found: Found) => started.then(() => untilTurn(found, page));
  const load = createLoad({ page, ready, turnOf, restoreSheets });
  followSnapshots(page.observer);
  const watch = watchAttributes({
    onProps: (element) => refresh(known.get(element)),
    onName(element) {
      const found = known.get(element);
      if (!found) return;
      end(found);
      if (!unshadowed(element).hasAttribute('data-widget')) return;
      begin(found);
      load(found);
    },
    onState: (element) => known.get(element)?.placeholder?.keepState(),
  });
  const begin = (found: Found, given?: GivenProps) => {
    const placeholder = new Placeholder(found.element, {
      given,
      version: page.manifest.version,
      loadRepair,
      report: (...report) => reportProblems(...report, page.isTagFound),
      mountAgain() {
        end(found);
        begin(found, placeholder.given);
        load(found);
      },
    });
    found.placeholder = placeholder;
    placeholder.enter();
    watch(found.element);
    return placeholder;
  };
  const end = (found?: Found) => {
    if (!found) return;
    const { placeholder } = found;
    found.placeholder = found.use = undefined; // what the visitor did with its fallback counts once
    placeholder?.leave();
  };
  /** Nothing is written into a part of the page that has not started. */
  const inTurn = (found: Found, act: () => void) => {
    if (page.tag.start === 'manual') turnOf(found).then(act, reportError);
    else act();
  };
  const refresh = (found?: Found) => {
    if (found?.placeholder?.definition) void found.placeholder.refresh();
    else if (found?.placeholder?.state === 'invalid') load(found);
  };

  return {
    ready,
    takesLink: async (link) => {
      const takes = () => takesLink(getConfig().links, link);
      return ready.then(takes).then((isTaken) => isTaken || complete.then(takes));
    },
    found: (found) =>
      inTurn(found, () => {
        if (!found.placeholder) void scrub(begin(found), found);
      }),
    due: (found) =>
      inTurn(found, () => {
        if (found.placeholder?.state === 'pending') load(found);
      }),
    lost: end,
    ...pageApiOf(page, { ...page.observer, begin, end, load, inTurn }),
  };
}

/** Before analytics starts, and before the widget's own code comes, which may be never. */
async function scrub({ name, element }: Placeholder, found: Found): Promise<void> {
  const isWanted = (flag: string) => !/^(false|no|0)$/.test(readLoaderAttribute(element, flag));
  const wanted = AW_PERSONAL.filter(([widget, flag]) => widget === name && isWanted(flag));
  if (wanted.length === 0) return;
  found.isScrubbing = true;
  await import('./extras/scrub.ts')
    .then(({ scrubAddress }) => scrubAddress(wanted.map(([, , parameter]) => parameter)))
    .catch(reportError);
  found.isScrubbing = false;
}

function pageApiOf(page: Page, parts: PageApiParts) {
  const pageApi = async () => {
    if (page.tag.start === 'manual') await page.started; // with the JSON, only mounting waits
    return import('./page-api/page-api.ts'); // few pages call it
  };
  return {
    widgets: () => placeholdersOf(page).map(({ name, state, element }) => ({ name, state, element })),
    mount: async (element, name, props) => (await pageApi()).mount(parts, element, { name, props }),
    update: async (element, props) => (await pageApi()).update(parts, element, props),
    unmount: (element) => parts.end(parts.known.get(element)),
    consent: setConsent,
    config: () => structuredClone(getConfig()),
  } satisfies Partial<Runtime>;
}

function placeholdersOf({ observer }: Page): Placeholder[] {
  return [...observer.known.values()].flatMap(({ placeholder }) => placeholder ?? []);
}

interface Preparation {
  readonly ready: Promise<void>;
  /** Resolves once widgets may mount. */
  readonly started: Promise<void>;
  /** Resolves once no JSON can change the configuration any more, which may be never. */
  readonly complete: Promise<unknown>;
}

/** Widgets that have mounted without late JSON are refreshed, and those that could not are tried again. */
function prepare(page: Page, retry: (found: Found) => void): Preparation {
  const json = jsonConfig(page.config);
  const startExtras = createExtras(page);
  let hasStarted = false;
  const openReport = createReport(page, { json, hasStarted: () => hasStarted });
  const onLate = () => {
    if (hasStarted) startExtras();
    openReport();
    for (const found of page.observer.known.values())
      if (found.placeholder?.definition || found.placeholder?.lacksBrand) retry(found);
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
      placeholders: () => placeholdersOf(page),
      ...live,
      json: withTimeout(json), // a page whose configuration never comes needs the report, too
    });
  };
  return () => {
    if (getConfig().debug) opened ??= open().catch(reportError);
  };
}

/** Pages without such a configuration, address or analytics tool never download the extras. */
function createExtras({ manifest, observer }: Page): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || !needsExtras()) return;
    isStarted = true;
    import('./extras/page-extras.ts')
      .then(({ startPageExtras }) => startPageExtras(manifest, observer.known))
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
