import { withTimeout } from '@adviser-widgets/core/internal';
import { attempt } from '../attempt.ts';
import { isInPage, unmount, type Entry } from '../entries.ts';
import { createImporter } from './import-widgets.ts';
import { loadLimitMs } from './load-limit.ts';
import { widgetOf } from './manifest.ts';
import { createMountJob, type MountContext } from './mount-job.ts';
import { queueMount } from './mount-queue.ts';
import { reportUnknownName } from './report-problems.ts';
import { loadParts, type WidgetParts } from './widget-parts.ts';

interface LoadOptions extends MountContext {
  /** Resolves once the configuration is loaded. */
  readonly ready: Promise<void>;
  /** Puts style sheets back that the page has removed. */
  readonly restoreSheets: () => Promise<unknown> | undefined;
  /** Resolves once widgets may mount. The time until then is the page's, and no failure. */
  readonly started: Promise<void>;
}

/** Returns the function that loads the code of a placeholder's widget, and mounts it. */
export function createLoad(options: LoadOptions): (entry: Entry) => void {
  const { page, entries, ready, restoreSheets, started } = options;
  const { manifest } = page;
  const importWidget = createImporter(page);

  return (entry) => {
    const onFailed = (error: unknown) => {
      if (isInPage(entries, entry)) fail(entry, error);
    };
    attempt(() => load(entry, onFailed), onFailed);
  };

  function load(entry: Entry, onFailed: (error: unknown) => void): void {
    const { placeholder } = entry;
    if (!widgetOf(manifest, placeholder.name)) {
      placeholder.setState('invalid');
      return reportUnknownName(placeholder, Object.keys(manifest.widgets));
    }
    delete entry.lacksBrand;
    placeholder.setState('loading');
    placeholder.emit('aw:loading');
    withTimeout(prepare(entry), loadLimitMs).then(async (parts) => {
      await started;
      queueMount({ ...createMountJob(entry, parts, options), onFailed });
    }, onFailed);
  }

  /** A failed import is reported without waiting for the configuration. */
  async function prepare(entry: Entry): Promise<WidgetParts> {
    const parts = await loadParts(entry, importWidget(entry.placeholder.name));
    await ready;
    await restoreSheets();
    return parts;
  }
}

/** The fallback shows again, whatever has thrown. */
function fail(entry: Entry, error: unknown): void {
  unmount(entry);
  entry.placeholder.fail('load', error);
}
