import { readGround, reportError, type Ground } from '@adviser-widgets/core/internal';
import type { Placeholder } from '@adviser-widgets/widget';
import { rootOf } from '@adviser-widgets/widget/internal';
import { isInPage, type Entries, type Entry } from '../entries.ts';
import { takePress } from '../find/watch-presses.ts';
import type { Page } from '../page.ts';
import { measureHeight } from './keep-height.ts';
import type { MountJob } from './mount-queue.ts';
import { reportProblems } from './report-problems.ts';
import { loadRepair, type WidgetParts } from './widget-parts.ts';

export interface MountContext {
  readonly page: Page;
  readonly entries: Entries;
  /** Unmounts a placeholder's widget, and mounts it with the content that the page has put into it. */
  readonly mountAgain: (element: HTMLElement) => void;
}

/** Mounts a widget whose code has loaded, unless its placeholder has left the page by then. */
export function createMountJob(
  entry: Entry,
  parts: WidgetParts,
  { page, entries, mountAgain }: MountContext,
): Omit<MountJob, 'onFailed'> {
  const { placeholder } = entry;
  const { element } = placeholder;
  const { widget } = parts;
  let ground: Ground | undefined;
  let keepHeight: (() => void) | undefined;

  return {
    measure() {
      ground = readGround(element);
      const isOwn = widget.definition.frame === undefined; // in the others the page's styles decide the height
      if (isOwn) keepHeight = measureHeight(element);
    },
    run() {
      if (!isInPage(entries, entry)) return;
      parts.trial?.tryEngine();
      if (entry.use) parts.replay?.replayUse(element, entry.use);
      const pressed = takePress(page.observer.known.get(element));
      entry.active = widget.activate(placeholder, widget, {
        version: page.manifest.version,
        given: entry.given,
        repair: parts.repair,
        loadRepair,
        report: (_, definition, problems) => reportProblems(entry, definition, problems, page.isTagFound),
        open: parts.link?.stageBesideLink,
        ground,
        remount: () => mountAgain(element),
      });
      keepHeight?.();
      if (pressed && !entry.use?.held) replayOnReady(placeholder, pressed);
    },
  };
}

function replayOnReady({ element }: Placeholder, pressed: Element): void {
  const replay = async () => (await import('./replay-use.ts')).replayPress(pressed, rootOf(element));
  element.addEventListener('aw:ready', ({ target }) => target === element && replay().catch(reportError), {
    once: true,
  });
}
