import { toJson, unshadowed } from '@adviser-widgets/core/internal';
import type { Placeholder } from '@adviser-widgets/widget';
import { checkPage } from '../../page/check-page.ts';
import { asSentence } from '../../problems/sentence.ts';
import { unknownPolicy } from '../../remarks/check-addresses.ts';
import { checkLeftovers } from '../../remarks/check-leftovers.ts';
import { checkLinkForms } from '../../remarks/check-link-forms.ts';
import { checkSetup } from '../../remarks/check-setup.ts';
import { readPlaceholder, type PlaceholderReport } from '../read/read-placeholder.ts';
import type { Knowledge } from '../read/find-problems.ts';

export interface PanelContent {
  /** In document order. */
  readonly placeholders: readonly PlaceholderReport[];
  /** What an editor can fix outside the placeholders. */
  readonly notes: readonly string[];
  /** What those who run the site can fix, in the page and its placeholders. */
  readonly siteNotes: readonly string[];
  /** False before the page has called `AdviserWidgets.start()`, if it wants to. */
  readonly hasStarted: boolean;
}

interface PageKnowledge extends Knowledge {
  /** Do not change while the page is open. */
  readonly siteNotes: readonly string[];
  readonly hasStarted: boolean;
}

export function readPanelContent(found: readonly Placeholder[], knowledge: PageKnowledge): PanelContent {
  const sorted = [...found].sort((a, b) => inOrder(a.element, b.element));
  const placeholders = sorted.map((placeholder) => readPlaceholder(placeholder, knowledge));
  const siteProblems = placeholders.flatMap((placeholder) => placeholder.siteProblems);
  return {
    placeholders,
    notes: knowledge.hasStarted ? pageNotes(sorted, knowledge) : [],
    siteNotes: [...new Set([...knowledge.siteNotes, ...siteProblems, ...setupNotes(sorted, knowledge)])],
    hasStarted: knowledge.hasStarted,
  };
}

function pageNotes(placeholders: readonly Placeholder[], knowledge: Knowledge): string[] {
  const known = placeholders.map(({ element }) => element);
  // Those inside a content widget are among them by then.
  const found = checkPage(document, { known, slotNames: slotNames(knowledge), isContent: () => false });
  const said = placeholders.filter(({ name }) => knowledge.definitions?.has(name) === false);
  const widgets = knowledge.definitions ?? new Map();
  const links = { links: knowledge.config?.links, names: new Set(widgets.keys()) };
  return [
    ...found
      .filter(({ kind, element }) => kind !== 'torn-markup' || said.every((each) => each.element !== element))
      .map(({ sentence }) => sentence),
    ...[...checkLeftovers(document, widgets), ...checkLinkForms(document, links)].map(
      ({ message }) => message,
    ),
  ];
}

/** What the widgets of the page lack in a configuration that was read whole, and what cannot be meant in it. */
function setupNotes(placeholders: readonly Placeholder[], { config, definitions }: Knowledge): string[] {
  if (!config) return [];
  const widgets = placeholders.flatMap(({ name }) => definitions?.get(name) ?? []);
  const remarks = checkSetup({ config, widgets, hostname: location.hostname, ...unknownPolicy });
  return remarks.map(({ message }) => asSentence(message));
}

export function isSameReport(a: PanelContent, b: PanelContent): boolean {
  const serialise = ({ placeholders, notes, siteNotes, hasStarted }: PanelContent) =>
    toJson([
      hasStarted,
      notes,
      siteNotes,
      placeholders.map((placeholder) => ({ ...placeholder, element: '' })),
    ]);
  return (
    serialise(a) === serialise(b) &&
    a.placeholders.every(({ element }, index) => b.placeholders[index]?.element === element)
  );
}

function inOrder(a: Element, b: Element): number {
  return unshadowed(a).compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function slotNames({ definitions }: Knowledge): readonly string[] {
  return [...new Set([...(definitions?.values() ?? [])].flatMap(({ slots }) => Object.keys(slots)))];
}
