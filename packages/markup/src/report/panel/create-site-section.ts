import { buildButton, buildElement } from '../build-element.ts';
import { createCopyField } from './create-copy-field.ts';
import { createTextList } from './create-text-list.ts';

export interface SiteSection {
  readonly element: HTMLElement;
  show(sentences: readonly string[]): void;
}

/** What an editor cannot fix, with a message to pass on. */
export function createSiteSection(release: string): SiteSection {
  let shown: readonly string[] = [];
  const heading = buildElement('h3', { class: 'aw-report-name' }, 'For those who run the site');
  const list = createTextList('aw-report-site-notes');
  const copied = createCopyField();
  const button = buildButton('aw-report-button', () => void copied.copy(write(), { done }), 'Copy message');
  const actions = buildElement('div', { class: 'aw-report-actions' }, button);
  const parts = [heading, list.element, actions, copied.status, copied.field];
  const element = buildElement('div', { class: 'aw-report-site' }, ...parts);
  copied.field.setAttribute('aria-label', 'Message for those who run the site');
  const write = () => writeMessage(shown, release);
  return {
    element,
    show(sentences) {
      shown = sentences;
      list.show(sentences);
      element.hidden = sentences.length === 0;
    },
  };
}

const done = 'Copied. Paste it into a message to those who run the site.';

function writeMessage(sentences: readonly string[], release: string): string {
  return [
    `Widgets on ${location.href}`,
    ...sentences.map((sentence) => `- ${sentence}`),
    `${release} Browser: ${navigator.userAgent}`,
  ].join('\n');
}
