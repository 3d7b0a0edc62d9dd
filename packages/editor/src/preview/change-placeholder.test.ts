// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { changePlaceholder } from './change-placeholder.ts';

const written = '<div data-widget="greeting" data-heading="Hi" data-icon="x"><p>Call us</p></div>';

/** The live placeholder after the change; `undefined` if it has to be inserted again. */
function changed(next: string): Element | undefined {
  const current = putMarkup(
    '<div data-widget="greeting" data-heading="Hi" data-icon="x" data-widget-state="ready"><div class="aw-root">a form</div></div>',
  );
  return changePlaceholder({ current, written: putMarkup(written), next: putMarkup(next) })
    ? current
    : undefined;
}

test('changes attributes on the live placeholder and keeps the widget', () => {
  expect(
    changed('<div data-widget="greeting" data-heading="Kia ora" data-new="1"><p>Call us</p></div>')
      ?.outerHTML,
  ).toBe(
    '<div data-widget="greeting" data-heading="Kia ora" data-widget-state="ready" data-new="1"><div class="aw-root">a form</div></div>',
  );
});

test.each([
  ['another widget', '<div data-widget="other" data-heading="Hi" data-icon="x"><p>Call us</p></div>'],
  ['other content', '<div data-widget="greeting" data-heading="Hi" data-icon="x"><p>Ring us</p></div>'],
  ['another element', '<span data-widget="greeting" data-heading="Hi" data-icon="x"><p>Call us</p></span>'],
])('%s has to be inserted again', (_, next) => {
  expect(changed(next)).toBeUndefined();
});
