import { readGround, reportError, withTimeout, type Ground } from '@adviser-widgets/core/internal';
import type { Placeholder, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { loadLinkStage, looksMangled, rootOf, type Repair } from '@adviser-widgets/widget/internal';
import { attempt } from '../attempt.ts';
import { takePress } from '../find/watch-presses.ts';
import { isInPage, unmount, type Entries, type Entry } from '../entries.ts';
import type { Page } from '../page.ts';
import { createImporter } from './import-widgets.ts';
import { measureHeight } from './keep-height.ts';
import { loadLimitMs } from './load-limit.ts';
import { widgetOf } from './manifest.ts';
import { queueMount, type MountJob } from './mount-queue.ts';
import { hasOwnBind, hasOwnFrom } from './replaced-functions.ts';

interface LoadOptions {
  readonly page: Page;
  readonly entries: Entries;
  /** Resolves once the configuration is loaded. */
  readonly ready: Promise<void>;
  /** Puts style sheets back that the page has removed. */
  readonly restoreSheets: () => Promise<unknown> | undefined;
  /** Resolves once widgets may mount. The time until then is the page's, and no failure. */
  readonly started: Promise<void>;
  /** Unmounts a placeholder's widget, and mounts it with the content that the page has put into it. */
  readonly mountAgain: (element: HTMLElement) => void;
}

interface LoadParts extends LoadOptions {
  readonly importWidget: ReturnType<typeof createImporter>;
}

export function createLoad(options: LoadOptions): (entry: Entry) => void {
  const parts: LoadParts = { ...options, importWidget: createImporter(options.page) };
  return (entry) => {
    const onFailed = (error: unknown) => {
      if (isInPage(options.entries, entry)) fail(entry, error);
    };
    attempt(() => loadWidget(parts, entry, onFailed), onFailed);
  };
}

/** The fallback shows again, whatever has thrown. */
function fail(entry: Entry, error: unknown): void {
  unmount(entry);
  entry.placeholder.fail('load', error);
}

function loadWidget(parts: LoadParts, entry: Entry, onFailed: (error: unknown) => void): void {
  const { manifest } = parts.page;
  const { placeholder } = entry;
  if (!widgetOf(manifest, placeholder.name)) {
    placeholder.setState('invalid');
    return reportUnknownName(placeholder, Object.keys(manifest.widgets));
  }
  delete entry.lacksBrand;
  placeholder.setState('loading');
  placeholder.emit('aw:loading');
  withTimeout(prepareMount(parts, entry), loadLimitMs).then(
    (job) => parts.started.then(() => queueMount({ ...job, onFailed })),
    onFailed,
  );
}

async function prepareMount(
  { page, entries, ready, restoreSheets, mountAgain, importWidget }: LoadParts,
  entry: Entry,
): Promise<Omit<MountJob, 'onFailed'>> {
  const { placeholder } = entry;
  const { element, name } = placeholder;
  const wanted = importWidget(name);
  const extras = [
    loadRepair(element),
    entry.use && import('./replay-use.ts'),
    element.localName === 'a' ? loadLinkStage() : undefined,
    hasOwnFrom() && hasOwnBind() ? undefined : import('./try-engine.tsx'),
  ] as const;
  const [repair, replay, link, trial] = extras.some(Boolean) ? await Promise.all(extras) : []; // usually there is nothing to wait for
  const widget = await wanted; // a failed import is reported without waiting for the configuration
  await ready;
  await restoreSheets();
  const isOwn = widget.definition.frame === undefined; // in the others the page's styles decide the height
  let ground: Ground | undefined;
  let keepHeight: (() => void) | undefined;
  const measure = () => {
    ground = readGround(element);
    if (isOwn) keepHeight = measureHeight(element);
  };
  const run = () => {
    if (!isInPage(entries, entry)) return;
    trial?.tryEngine();
    if (entry.use) replay?.replayUse(element, entry.use);
    const { given } = entry;
    const pressed = takePress(page.observer.known.get(element));
    entry.active = widget.activate(placeholder, widget, {
      version: page.manifest.version,
      given,
      repair,
      loadRepair,
      report: reporterOf(page, entry),
      open: link?.stageBesideLink,
      ground,
      remount: () => mountAgain(element),
    });
    keepHeight?.();
    if (pressed && !entry.use?.held) replayOnReady(placeholder, pressed);
  };
  return { run, measure };
}

function replayOnReady({ element }: Placeholder, pressed: Element): void {
  const replay = async () => (await import('./replay-use.ts')).replayPress(pressed, rootOf(element));
  element.addEventListener('aw:ready', ({ target }) => target === element && replay().catch(reportError), {
    once: true,
  });
}

// Pages with correct markup never fetch the code that repairs and explains it.
const loadMarkup = () => import('@adviser-widgets/markup');

/** If `repair` can't be loaded in time, the attributes are read as they are. */
function loadRepair(element: Element): Promise<Repair | undefined> | undefined {
  return looksMangled(element)
    ? withTimeout(loadMarkup()).then(
        ({ repair }) => repair,
        () => undefined,
      )
    : undefined;
}

function reporterOf({ isTagFound }: Page, entry: Entry): typeof reportProblems {
  return (placeholder, definition, problems) => {
    if (problems.some(isBrand)) entry.lacksBrand = true;
    const withCause = (problem: Problem): Problem =>
      isBrand(problem) && !isTagFound ? { ...problem, kind: 'tag' } : problem;
    reportProblems(placeholder, definition, problems.map(withCause));
  };
}

function isBrand({ kind }: Problem): boolean {
  return kind === 'brand';
}

function reportProblems(
  placeholder: Placeholder,
  definition: RuntimeDefinition,
  problems: readonly Problem[],
): void {
  loadMarkup()
    .then(({ report }) => report(placeholder, definition, problems))
    .catch(reportError);
}

function reportUnknownName(placeholder: Placeholder, names: readonly string[]): void {
  loadMarkup()
    .then(({ reportUnknownWidget }) => reportUnknownWidget(placeholder, names))
    .catch(reportError);
}
