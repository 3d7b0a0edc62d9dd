// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { nameForm } from './draft-name.ts';

afterEach(() => document.body.replaceChildren());

test('a form is named beside another placeholder whose field hides a method of it (row P17)', () => {
  document.body.innerHTML =
    '<form data-widget="icon"><input name="getAttribute"></form><div id="lead" data-widget="callback-form"></div>';
  const element = document.querySelector('#lead') ?? undefined;
  expect(nameForm({ name: 'callback-form', id: 'lead', element }, {})).toContain('lead');
});
