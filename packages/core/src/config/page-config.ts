import type { Config } from './config.ts';
import { resolveEnvironment } from './environment.ts';
import { reportError, warn } from '../page/log.ts';
import { pageRoot } from '../page/page-parts.ts';
import { readConfig, type ConfigSources } from './read-config.ts';

/** The defaults until `configure` is called; computed only if somebody reads them before that. */
let current: Config | undefined;
const listeners = new Set<() => void>();

/** Returns the page's current configuration: one object until the next `configure`. */
export function getConfig(): Config {
  current ??= readConfig({}).config;
  return current;
}

/**
 * Sets the page's configuration. Each wrong value is one console error that names the key; each unknown name
 * is one warning. The loader calls it once, before any widget mounts. An app that uses the React components
 * calls it itself.
 */
export function configure(sources: ConfigSources): Config {
  const hostname = sources.hostname ?? globalThis.location?.hostname;
  const { config, problems } = readConfig({ ...sources, hostname });
  // The rest of the check is fetched only where there may be something to report; without it a page works as well.
  if (problems.length > 0 || Object.keys(config.messages).length > 0) {
    const check = import('./report-problems.ts').then(({ reportProblems }) =>
      reportProblems(problems, config),
    );
    check.catch((error: unknown) => reportError('the configuration could not be checked', error));
  }
  current = config;
  if (config.environment === 'sandbox') markSandbox(hostname);
  listeners.forEach((listener) => listener());
  return config;
}

/** Calls `listener` after every change; returns a function that unsubscribes. */
export function onConfigChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Row 4: leads of a public page that go to the sandbox are nearly always a mistake. */
function markSandbox(hostname = ''): void {
  if (!globalThis.document) return; // a rendering server has no page to mark
  pageRoot().dataset.widgetEnvironment = 'sandbox';
  if (resolveEnvironment(undefined, hostname) === 'live')
    warn('this public page sends its leads to the sandbox; set environment to "live"');
}
