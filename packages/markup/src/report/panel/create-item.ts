import { unshadowed } from '@adviser-widgets/core/internal';
import { rootOf } from '@adviser-widgets/widget/internal';
import { listRemoved } from '../../html/removed-from.ts';
import { buildButton, buildElement } from '../build-element.ts';
import { count } from '../count.ts';
import { createBuilderLink } from './create-builder-link.ts';
import { createCopyField } from './create-copy-field.ts';
import { createPropsTable } from './create-props-table.ts';
import { createTextList } from './create-text-list.ts';
import type { CorrectedSnippet } from '../../snippet/correct-snippet.ts';
import type { PlaceholderReport } from '../read/read-placeholder.ts';

export interface Item {
  readonly element: HTMLElement;
  show(report: PlaceholderReport): void;
  focus(): void;
}

const forSiteText = 'Those who run the site can fix this: pass on the message at the end of this report.';

const noCopy = 'The page does not have this snippet as it was written, so there is nothing right to copy: ';
const inBuilder = 'open the original in your CMS, and paste it into the snippet builder.';
const inCms = 'correct the original in your CMS.';

/** `builder` is the address of the snippet builder. */
export function createItem(builder: string | undefined, onShown: (placeholder: HTMLElement) => void): Item {
  let report: PlaceholderReport | undefined;
  const name = buildElement('h3', { class: 'aw-report-name', tabindex: '-1' });
  const state = buildElement('span', { class: 'aw-report-state' });
  const label = buildElement('p', { class: 'aw-report-label' });
  const waits = buildElement('p', { class: 'aw-report-waits' });
  const problems = createTextList('aw-report-problems');
  const forSite = buildElement('p', { class: 'aw-report-for-site' }, forSiteText);
  const showButton = buildButton('aw-report-button', showPlaceholder, 'Show');
  const copyButton = buildButton('aw-report-button', () => void copy(), 'Copy snippet');
  const edit = builder && createBuilderLink(builder, 'Edit in the snippet builder');
  const copied = createCopyField();
  const table = createPropsTable();
  const line = buildElement('div', { class: 'aw-report-line' }, name, state);
  const actions = buildElement('div', { class: 'aw-report-actions' }, showButton, copyButton);
  const about = buildElement('a', { target: '_blank', rel: 'noopener' });
  if (edit) actions.append(edit.element, about);
  const told = [problems.element, forSite];
  const original = buildElement('p', { class: 'aw-report-for-site' }, noCopy + (builder ? inBuilder : inCms));
  const parts = [line, label, waits, ...told, original, actions, copied.status, copied.field, table.element];
  const element = buildElement('li', { class: 'aw-report-item' }, ...parts);
  return { element, show, focus: () => name.focus() };

  function show(next: PlaceholderReport): void {
    report = next;
    element.dataset.state = next.problems.length > 0 && next.state === 'ready' ? 'warned' : next.state;
    forSite.hidden = next.siteProblems.length === 0;
    name.textContent = next.name || '(no name)';
    state.textContent = next.state;
    label.textContent = next.label;
    label.hidden = next.label === '';
    waits.textContent = next.waitsFor;
    waits.hidden = next.waitsFor === '';
    problems.show(next.problems);
    showButton.setAttribute('aria-label', `Show ${next.name}`);
    copied.field.setAttribute('aria-label', `Snippet of ${next.name}`);
    const { snippet, isCorrected, isTorn } = next.correct();
    copyButton.hidden = isTorn;
    original.hidden = !isTorn;
    copyButton.textContent = isCorrected ? 'Copy corrected snippet' : 'Copy snippet';
    if (edit) {
      if (isTorn) edit.askForOriginal();
      else edit.takeDraft(snippet);
      edit.element.setAttribute('aria-label', `${edit.element.textContent}: ${next.name}`);
      about.textContent = `All about ${next.name}`;
      about.href = new URL(`docs/${next.name}.html`, builder).href;
      about.hidden = !next.isKnown;
    }
    table.show(next.props);
  }

  function showPlaceholder(): void {
    if (!report) return;
    const isSeen = showElement(report.element);
    copied.status.textContent = isSeen
      ? ''
      : 'This placeholder takes up no space on the page, so there is nothing to see.';
    if (isSeen) onShown(report.element);
  }

  async function copy(): Promise<void> {
    if (!report) return;
    const { snippet, removed, left, blank } = report.correct();
    await copied.copy(snippet, {
      done: 'Copied. Paste it over the old snippet in your CMS.',
      left: leftToSay({ removed, left, blank }),
    });
  }
}

function leftToSay({ removed, left, blank }: Pick<CorrectedSnippet, 'removed' | 'left' | 'blank'>): string {
  const isLess = removed.length > 0;
  return [
    isLess ? ` It leaves out what a snippet can't have: ${listRemoved(removed)}.` : '',
    blank.length > 0 ? ` Fill in ${blank.join(' and ')} yourself: the page has lost the right value.` : '',
    left > 0 ? ` It still has ${count(left, 'problem')} that only you can fix.` : '',
  ].join('');
}

/** Also focuses the element, so that keyboard users continue there. Returns false if it has no size. */
function showElement(placeholder: HTMLElement): boolean {
  const own = unshadowed(rootOf(placeholder));
  const { width, height } = own.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  own.scrollIntoView({
    block: height > innerHeight ? 'start' : 'center',
    behavior: isStill ? 'auto' : 'smooth',
  });
  focusOnce(own);
  return true;
}

/** An element that takes no focus gets a `tabindex` until the focus leaves it. */
function focusOnce(own: HTMLElement): void {
  if (!own.hasAttribute('tabindex')) {
    own.setAttribute('tabindex', '-1');
    own.addEventListener('blur', () => own.removeAttribute('tabindex'), { once: true });
  }
  own.focus({ preventScroll: true });
}
