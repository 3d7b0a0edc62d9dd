import { rootOf } from '@adviser-widgets/widget';
import { buildButton, buildElement } from '../build-element.ts';
import { count } from '../count.ts';
import { createPropsTable } from './create-props-table.ts';
import { createTextList } from './create-text-list.ts';
import type { PlaceholderReport } from '../read/read-placeholder.ts';

export interface Item {
  readonly element: HTMLElement;
  show(report: PlaceholderReport): void;
  focus(): void;
}

export function createItem(onShown: (placeholder: HTMLElement) => void): Item {
  let report: PlaceholderReport | undefined;
  const name = buildElement('h3', { class: 'aw-report-name', tabindex: '-1' });
  const state = buildElement('span', { class: 'aw-report-state' });
  const label = buildElement('p', { class: 'aw-report-label' });
  const waits = buildElement('p', { class: 'aw-report-waits' });
  const problems = createTextList('aw-report-problems');
  const showButton = buildButton('aw-report-button', showPlaceholder, 'Show');
  const copyButton = buildButton('aw-report-button', () => void copy(), 'Copy snippet');
  const status = buildElement('p', { class: 'aw-report-status', role: 'status' });
  const snippetField = buildElement('textarea', {
    class: 'aw-report-snippet',
    readonly: '',
    rows: '4',
    spellcheck: 'false',
  });
  const table = createPropsTable();
  snippetField.hidden = true;
  const line = buildElement('div', { class: 'aw-report-line' }, name, state);
  const actions = buildElement('div', { class: 'aw-report-actions' }, showButton, copyButton);
  const parts = [line, label, waits, problems.element, actions, status, snippetField, table.element];
  const element = buildElement('li', { class: 'aw-report-item' }, ...parts);
  return { element, show, focus: () => name.focus() };

  function show(next: PlaceholderReport): void {
    report = next;
    element.dataset.state = next.problems.length > 0 && next.state === 'ready' ? 'warned' : next.state;
    name.textContent = next.name || '(no name)';
    state.textContent = next.state;
    label.textContent = next.label;
    label.hidden = next.label === '';
    waits.textContent = next.waitsFor;
    waits.hidden = next.waitsFor === '';
    problems.show(next.problems);
    showButton.setAttribute('aria-label', `Show ${next.name}`);
    snippetField.setAttribute('aria-label', `Snippet of ${next.name}`);
    copyButton.textContent = next.problems.length > 0 ? 'Copy corrected snippet' : 'Copy snippet';
    table.show(next.props);
  }

  function showPlaceholder(): void {
    if (!report) return;
    const isSeen = showElement(report.element);
    status.textContent = isSeen
      ? ''
      : 'This placeholder takes up no space on the page, so there is nothing to see.';
    if (isSeen) onShown(report.element);
  }

  async function copy(): Promise<void> {
    if (!report) return;
    const { snippet, left } = report.correct();
    const isCopied = await copyText(snippet);
    snippetField.hidden = isCopied;
    snippetField.value = snippet;
    status.textContent = describeCopy(isCopied, left);
    if (!isCopied) snippetField.select();
  }
}

function describeCopy(isCopied: boolean, left: number): string {
  const remaining = left > 0 ? ` It still has ${count(left, 'problem')} that only you can fix.` : '';
  if (isCopied) return `Copied. Paste it over the old snippet in your CMS.${remaining}`;
  return `The browser does not let this page copy. The snippet is selected below: copy it with Ctrl+C or ⌘C.${remaining}`;
}

/** False if not allowed: not a secure context, or blocked by a policy. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the caller shows the text instead
  }
}

/** Also focuses the element, so that keyboard users continue there. Returns false if it has no size. */
function showElement(placeholder: HTMLElement): boolean {
  const element = rootOf(placeholder);
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    block: height > innerHeight ? 'start' : 'center',
    behavior: isStill ? 'auto' : 'smooth',
  });
  focusOnce(element);
  return true;
}

/** An element that takes no focus gets a `tabindex` until the focus leaves it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
