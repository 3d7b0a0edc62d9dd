import type { Placeholder } from '@adviser-widgets/widget';
import { buildElement } from './build-element.ts';
import { createBadges } from './on-page/create-badges.ts';
import { createOutline } from './on-page/create-outline.ts';
import { createPanel } from './panel/create-panel.ts';
import { fetchDefinitions } from './read/fetch-definitions.ts';
import { findBuilder } from './read/find-builder.ts';
import { readConfiguration } from './read/read-configuration.ts';
import { isSameReport, readPanelContent, type PanelContent } from './panel/read-panel-content.ts';
import { problemCount } from './read/read-placeholder.ts';
import { sheetNotes } from './read/sheet-notes.ts';
import { watchPage } from './read/watch-page.ts';

interface ReportedPage {
  readonly version: string;
  readonly tag: Readonly<Record<string, string | undefined>>;
  /** False if the loader could not tell which script tag is its own. */
  readonly isTagFound: boolean;
  /** The folder of `widgets.json`. */
  readonly release: URL;
  readonly placeholders: () => readonly Placeholder[];
  readonly json: Promise<unknown>;
  readonly hasStarted: () => boolean;
}

/** Opens the report for editors. */
export function openReport(page: ReportedPage): void {
  const { version, tag, isTagFound, release, placeholders, json, hasStarted } = page;
  json.catch(() => {}); // it is read later, and has been reported
  void show().catch((error: unknown) => console.error('[adviser-widgets]', error));

  async function show(): Promise<void> {
    const [definitions, builder] = await Promise.all([fetchDefinitions(release), findBuilder(release)]);
    const configuration = await readConfiguration(json, tag, definitions.byName);
    const knowledge = {
      definitions: definitions.byName,
      config: configuration.config,
      isTagFound,
      siteNotes: [...configuration.notes, ...definitions.notes, ...sheetNotes(document)],
    };
    const outline = createOutline();
    const panel = createPanel({ release: describeRelease(version), builder, onShown: outline.show });
    const badges = createBadges((element) => panel.open(element));
    const parts = [panel.element, badges.element, outline.element];
    const root = buildElement(
      'section',
      { class: 'aw-report', 'aria-label': 'adviser-widgets report' },
      ...parts,
    );
    let shown: PanelContent | undefined;
    watchPage(() => {
      const report = readPanelContent(placeholders(), { ...knowledge, hasStarted: hasStarted() });
      if (!root.isConnected) document.body.append(root); // and again after a script has replaced the body
      if (shown && isSameReport(shown, report)) return;
      shown = report;
      panel.show(report);
      badges.show(withProblems(report));
    });
  }
}

/** Browsers without integrity still load widgets, but readers of the report should know. */
function describeRelease(version: string): string {
  const link = document.querySelector('link'); // there is at least the report's own sheet
  const isChecked = link?.relList.supports('modulepreload');
  return `Release ${version}.${isChecked ? '' : ' This browser cannot check modules against their hashes. Style sheets are still checked.'}`;
}

function withProblems({ placeholders }: PanelContent): PanelContent['placeholders'] {
  return placeholders.filter((placeholder) => problemCount(placeholder) > 0);
}
