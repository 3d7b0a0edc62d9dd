// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { canOpen } from './can-open.ts';

afterEach(() => document.body.replaceChildren());

function messageFor(html: string): string {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = html;
  const place = document.querySelector('i');
  if (!place || canOpen(place, 'Our offer')) throw new Error('it can open');
  return warned.mock.calls.join();
}

test('a dialog in what is hidden is said to be in the wrong part of the page', () => {
  expect(messageFor('<p hidden><i></i></p>')).toContain('Move it to a part that always shows');
});

test('without any layout, as in tests of apps, the place of the dialog is not blamed', () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
  expect(messageFor('<p><i></i></p>')).toBe(
    '[adviser-widgets] the dialog "Our offer" did not open: all of the page is hidden, or has no layout, as in jsdom.',
  );
});
