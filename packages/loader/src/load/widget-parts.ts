import { withTimeout } from '@adviser-widgets/core/internal';
import { loadLinkStage, looksMangled, type Repair } from '@adviser-widgets/widget/internal';
import type { Entry } from '../entries.ts';
import type { BuiltWidget } from './import-widgets.ts';
import { hasOwnBind, hasOwnFrom } from './replaced-functions.ts';
import { loadMarkup } from './report-problems.ts';

/** The code with which a placeholder mounts. Most need the widget's only. */
export interface WidgetParts {
  readonly widget: BuiltWidget;
  /** For markup that an editor or a filter has mangled. */
  readonly repair: Repair | undefined;
  /** For a fallback that the visitor has used. */
  readonly replay: typeof import('./replay-use.ts') | undefined;
  /** For a link whose widget opens beside it. */
  readonly link: Awaited<ReturnType<typeof loadLinkStage>> | undefined;
  /** For a page that has replaced functions of the browser. */
  readonly trial: typeof import('./try-engine.tsx') | undefined;
}

export async function loadParts(
  { placeholder: { element }, use }: Entry,
  importing: Promise<BuiltWidget>,
): Promise<WidgetParts> {
  const [widget, repair, replay, link, trial] = await Promise.all([
    importing,
    loadRepair(element),
    use && import('./replay-use.ts'),
    element.localName === 'a' ? loadLinkStage() : undefined,
    hasOwnFrom() && hasOwnBind() ? undefined : import('./try-engine.tsx'),
  ]);
  return { widget, repair, replay, link, trial };
}

/** If `repair` can't be loaded in time, the attributes are read as they are. */
export function loadRepair(element: Element): Promise<Repair | undefined> | undefined {
  if (!looksMangled(element)) return undefined;
  return withTimeout(loadMarkup()).then(
    ({ repair }) => repair,
    () => undefined,
  );
}
