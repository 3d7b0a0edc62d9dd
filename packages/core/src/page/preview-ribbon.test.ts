// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { showPreviewRibbon } from './preview-ribbon.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function ribbon(): HTMLElement {
  showPreviewRibbon();
  const element = document.querySelector<HTMLElement>('[role="status"]');
  if (!element) throw new Error('There is no ribbon');
  return element;
}

test('says that nothing is sent', () => {
  expect(ribbon().textContent).toBe('Preview: forms work, nothing is sent');
});

test('lets clicks through to the page below', () => {
  expect(ribbon().style.pointerEvents).toBe('none');
});

test('is not printed', () => {
  const element = ribbon();
  dispatchEvent(new Event('beforeprint'));
  expect(element.style.display).toBe('none');
});

test('is shown again after printing', () => {
  const element = ribbon();
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  expect(element.style.display).toBe('');
});
