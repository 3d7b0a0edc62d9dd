import {
  attempt,
  type Ground,
  hasOwnBind,
  hasOwnFrom,
  readGround,
  reportError,
  unshadowed,
  withTimeout,
} from '@adviser-widgets/core/internal';
import type { Placeholder, WidgetCode } from '@adviser-widgets/widget';
import { rootOf, type Repair } from '@adviser-widgets/widget/internal';
import type { Found } from '../find/observe-placeholders.ts';
import { takePress } from '../find/watch-presses.ts';
import type { Page } from '../page.ts';
import { measureHeight } from './keep-height.ts';
import { loadLimitMs } from './load-limit.ts';
import { widgetOf } from './manifest.ts';
import { queueMount } from './mount-queue.ts';
import { loadRepair, reportUnknownName } from './report-problems.ts';

interface LoadOptions {
  readonly page: Page;
  /** Resolves once the configuration is loaded. */
  readonly ready: Promise<void>;
  /** Puts style sheets back that the page has removed. */
  readonly restoreSheets: () => Promise<unknown> | undefined;
  /** Resolves once a placeholder may mount. The time until then is the page's, and no failure. */
  readonly turnOf: (found: Found) => Promise<void>;
}

/** The code with which a placeholder mounts. Most need the widget's only. */
interface WidgetParts {
  readonly widget: WidgetCode;
  /** For markup that an editor or a filter has mangled. */
  readonly repair: Repair | undefined;
  /** For a fallback that the visitor has used. */
  readonly replay: typeof import('./replay-use.ts') | undefined;
  /** For a link whose widget opens beside it. */
  readonly open: Awaited<ReturnType<Placeholder['loadStage']>>;
  /** For a page that has replaced functions of the browser. */
  readonly trial: typeof import('./try-engine.tsx') | undefined;
}

/** Returns the function that loads the code of a placeholder's widget, and mounts it unless the placeholder is lost by then. */
export function createLoad({ page, ready, restoreSheets, turnOf }: LoadOptions): (found: Found) => void {
  const { manifest } = page;
  const importWidget = createImporter(page);

  return (found) => {
    const { placeholder } = found;
    if (!placeholder) return;
    const onFailed = (error: unknown) => {
      if (placeholder.isLost) return;
      placeholder.unmount(); // the fallback shows again, whatever has thrown
      placeholder.fail('load', error);
    };
    attempt(() => load(placeholder, found, onFailed), onFailed);
  };

  function load(placeholder: Placeholder, found: Found, onFailed: (error: unknown) => void): void {
    if (!widgetOf(manifest, placeholder.name)) {
      placeholder.setState('invalid');
      return reportUnknownName(placeholder, Object.keys(manifest.widgets));
    }
    placeholder.load();
    withTimeout(prepare(placeholder, found), loadLimitMs)
      .then(async (parts) => {
        await turnOf(found);
        queueMount({ ...createJob(placeholder, found, parts), onFailed });
      })
      .catch(onFailed);
  }

  /** A failed import is reported without waiting for the configuration. */
  async function prepare(placeholder: Placeholder, found: Found): Promise<WidgetParts> {
    const parts = await loadParts(placeholder, found, importWidget(placeholder.name));
    await ready;
    await restoreSheets();
    return parts;
  }
}

async function loadParts(
  placeholder: Placeholder,
  { use }: Found,
  importing: Promise<WidgetCode>,
): Promise<WidgetParts> {
  const [widget, repair, replay, open, trial] = await Promise.all([
    importing,
    loadRepair(placeholder.element),
    use && import('./replay-use.ts'),
    placeholder.loadStage(),
    hasOwnFrom() && hasOwnBind() ? undefined : import('./try-engine.tsx'),
  ]);
  return { widget, repair, replay, open, trial };
}

/** Measures the page before any of the widgets that wait together has changed it, then mounts one. */
function createJob(placeholder: Placeholder, found: Found, parts: WidgetParts) {
  const { element, use } = found;
  const { widget, repair, replay, open, trial } = parts;
  let ground: Ground | undefined;
  let keepHeight: (() => void) | undefined;

  return {
    measure() {
      ground = readGround(element);
      const isOwn = widget.definition.frame === undefined; // in the others the page's styles decide the height
      if (isOwn) keepHeight = measureHeight(element);
    },
    run() {
      if (placeholder.isLost) return;
      trial?.tryEngine();
      if (use) replay?.replayUse(element, use);
      const pressed = takePress(found);
      placeholder.mount(widget, { repair, open, ground });
      keepHeight?.();
      if (pressed && !use?.held) replayOnReady(element, pressed);
    },
  };
}

function replayOnReady(element: HTMLElement, pressed: Element): void {
  const replay = async () => (await import('./replay-use.ts')).replayPress(pressed, rootOf(element));
  unshadowed(element).addEventListener(
    'aw:ready',
    ({ target }) => target === element && replay().catch(reportError),
    {
      once: true,
    },
  );
}

/** Forgets a failed import, so that the next placeholder retries it. */
function createImporter({ manifest, assets }: Page): (name: string) => Promise<WidgetCode> {
  const imports = new Map<string, Promise<WidgetCode>>();
  return (name) => {
    let wanted = imports.get(name);
    if (!wanted) {
      // The build generates the file with these exports.
      const loaded = assets.load(widgetOf(manifest, name)?.files ?? []) as Promise<WidgetCode>;
      wanted = withTimeout(loaded, loadLimitMs);
      imports.set(name, wanted);
      wanted.catch(() => imports.delete(name));
    }
    return wanted;
  };
}
