import type { Config, ConfigInput } from './config.ts';
import { resolveEnvironment } from './environment.ts';
import { reportError } from '../page/log.ts';
import { unshadowed } from '../host/shadowed-names.ts';
import { pageState } from '../page/page-state.ts';
import { readConfig, type ConfigSources } from './read-config.ts';

/** The sources are shared, not what was read from them: another version of this module knows other keys. */
const page = /* @__PURE__ */ pageState('configuration', () => ({
  sources: {} as ConfigSources,
  listeners: new Set<() => void>(),
}));
let read: { readonly sources: ConfigSources; readonly config: Config } | undefined;

/** Returns the page's configuration: the same object until the next `configure`. Before the first, the defaults. */
export function getConfig(): Config {
  const { sources } = page;
  if (read?.sources !== sources) read = { sources, config: readConfig(sources).config };
  return read.config;
}

/** What the last call of `setConfig` was given. */
export function givenConfig(): ConfigSources {
  return page.sources;
}

/** What `configure` takes: an app's own JSON, or what the loader found on the page. */
export interface PageConfig extends ConfigSources {
  readonly json?: ConfigInput | undefined;
}

/** Sets the page's configuration, and reports its mistakes on the console. The loader's JSON may come in two steps. */
export function setConfig(sources: PageConfig): Config {
  const hostname = sources.hostname ?? globalThis.location?.hostname;
  const given = { ...sources, hostname };
  const { config, problems } = readConfig(given);
  // Fetched only if there may be something to report. Visitors of a live site do not load what checks its names.
  const isPublic = resolveEnvironment(undefined, hostname ?? '') === 'live';
  const hasNames = [config.messages, config.eventNames].some((names) => Object.keys(names).length > 0);
  const isTried = config.environment === 'sandbox' && (isPublic || hasNames);
  if (problems.length > 0 || isTried || given.unread) {
    import('./report-problems.ts')
      .then(({ reportProblems }) => reportProblems(problems, config, isPublic, given))
      .catch(reportError);
  }
  page.sources = given;
  read = { sources: given, config };
  markEnvironment(config);
  page.listeners.forEach((listener) => listener());
  return config;
}

/** Calls `listener` after every change; returns a function that unsubscribes. */
export function onConfigChange(listener: () => void): () => void {
  page.listeners.add(listener);
  return () => page.listeners.delete(listener);
}

let isMarked = false;

function markEnvironment({ environment }: Config): void {
  const isSandbox = environment === 'sandbox';
  if (!globalThis.document || isSandbox === isMarked) return;
  isMarked = isSandbox;
  const { dataset } = unshadowed(document).documentElement;
  if (isSandbox) dataset.widgetEnvironment = 'sandbox';
  else delete dataset.widgetEnvironment;
}
