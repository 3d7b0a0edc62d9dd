import { buildButton, buildElement } from '../build-element.ts';
import { count } from '../count.ts';
import { createBuilderLink } from './create-builder-link.ts';
import { createItem, type Item } from './create-item.ts';
import { createSiteSection } from './create-site-section.ts';
import { createTextList } from './create-text-list.ts';
import type { PanelContent } from './read-panel-content.ts';

export interface Panel {
  readonly element: HTMLElement;
  /** Leaves alone what has not changed, especially the focus. */
  show(report: PanelContent): void;
  open(placeholder: Element): void;
}

const bodyId = 'aw-report-body';
const noPlaceholder = 'There is no widget on this page: no element has the attribute data-widget.';
const notStarted =
  'No widget has mounted: the page has not called AdviserWidgets.start() yet, and "start" is "manual".';

interface PanelOptions {
  /** A sentence. */
  readonly release: string;
  /** Address of the snippet builder. */
  readonly builder: string | undefined;
  readonly onShown: (placeholder: HTMLElement) => void;
}

export function createPanel({ release, builder, onShown }: PanelOptions): Panel {
  const items = new Map<Element, Item>();
  const counts = buildElement('span', { class: 'aw-report-counts' });
  const title = buildElement('span', { class: 'aw-report-title' }, 'adviser-widgets report');
  const toggle = buildButton('aw-report-toggle', () => setOpen(!isOpen), title, counts);
  const notes = createTextList('aw-report-notes');
  const none = buildElement('p', { class: 'aw-report-none' });
  const list = buildElement('ol', { class: 'aw-report-list' });
  const site = createSiteSection(release);
  const footer = buildElement('p', { class: 'aw-report-release' }, release);
  if (builder) footer.append(' ', createBuilderLink(builder, 'Snippet builder').element);
  const content = [none, notes.element, list, site.element, footer];
  const body = buildElement('div', { id: bodyId, class: 'aw-report-body' }, ...content);
  const heading = buildElement('h2', { class: 'aw-report-heading' }, toggle);
  const element = buildElement('div', { class: 'aw-report-panel' }, heading, body);
  let isOpen = true;
  toggle.setAttribute('aria-controls', bodyId);
  element.addEventListener('keydown', collapseOnEscape);
  setOpen(true);
  return { element, show, open };

  function setOpen(next: boolean): void {
    isOpen = next;
    body.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
  }

  function collapseOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation(); // a dialog of the page stays open
    setOpen(false);
    toggle.focus();
  }

  function show(report: PanelContent): void {
    const { placeholders, hasStarted } = report;
    counts.textContent = describeCounts(report);
    none.textContent = hasStarted ? noPlaceholder : notStarted;
    none.toggleAttribute('hidden', hasStarted && placeholders.length > 0);
    notes.show(report.notes);
    site.show(report.siteNotes);
    const current = placeholders.map((placeholder) => itemOf(placeholder.element));
    placeholders.forEach((placeholder, index) => current[index]?.show(placeholder));
    for (const [placeholder, item] of items) if (!current.includes(item)) items.delete(placeholder);
    const rows = current.map((item) => item.element);
    place(list, rows);
  }

  function itemOf(placeholder: Element): Item {
    const follow = (shown: HTMLElement) => {
      onShown(shown);
      if (isNarrow()) setOpen(false);
    };
    const item = items.get(placeholder) ?? createItem(builder, follow);
    items.set(placeholder, item);
    return item;
  }

  function open(placeholder: Element): void {
    setOpen(true);
    items.get(placeholder)?.focus();
  }
}

/** Moving an element would lose the focus. */
function place(list: Element, elements: readonly Element[]): void {
  const isInPlace =
    list.children.length === elements.length &&
    elements.every((item, index) => list.children[index] === item);
  if (!isInPlace) list.replaceChildren(...elements);
}

function describeCounts({ placeholders, notes, siteNotes }: PanelContent): string {
  const ofPage = notes.length + siteNotes.length;
  const problems = placeholders.reduce((sum, placeholder) => sum + placeholder.problems.length, ofPage);
  return `${count(placeholders.length, 'widget')}, ${problems === 0 ? 'no problems' : count(problems, 'problem')}`;
}

/** True if the panel would cover the placeholder it shows. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 640px)').matches;
}
