import { toJson } from '@adviser-widgets/core';
import { checkPage } from '@adviser-widgets/markup';
import {
  readPlaceholder,
  type Knowledge,
  type PlaceholderReport,
  type ReportedEntry,
} from '../read/read-placeholder.ts';

export interface PanelContent {
  /** In document order. */
  readonly placeholders: readonly PlaceholderReport[];
  readonly notes: readonly string[];
}

interface PageKnowledge extends Knowledge {
  /** Do not change while the page is open. */
  readonly notes: readonly string[];
}

export function readPanelContent(entries: Iterable<ReportedEntry>, knowledge: PageKnowledge): PanelContent {
  const sorted = [...entries].sort((a, b) => inOrder(a.placeholder.element, b.placeholder.element));
  return {
    placeholders: sorted.map((entry) => readPlaceholder(entry, knowledge)),
    notes: [...knowledge.notes, ...pageNotes(sorted, knowledge)],
  };
}

function pageNotes(entries: readonly ReportedEntry[], knowledge: Knowledge): string[] {
  const known = entries.map(({ placeholder }) => placeholder.element);
  // Placeholders inside a content widget are among the entries by then.
  return checkPage(document, { known, slotNames: slotNames(knowledge), isContent: () => false }).map(
    ({ sentence }) => sentence,
  );
}

export function isSameReport(a: PanelContent, b: PanelContent): boolean {
  const serialise = ({ placeholders, notes }: PanelContent) =>
    toJson([notes, placeholders.map((placeholder) => ({ ...placeholder, element: '' }))]);
  return (
    serialise(a) === serialise(b) &&
    a.placeholders.every(({ element }, index) => b.placeholders[index]?.element === element)
  );
}

function inOrder(a: Element, b: Element): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function slotNames({ definitions }: Knowledge): readonly string[] {
  return [...new Set([...(definitions?.values() ?? [])].flatMap(({ slots }) => Object.keys(slots)))];
}
