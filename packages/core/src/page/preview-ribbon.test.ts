// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { showPreviewRibbon } from './preview-ribbon.ts';

let hide = () => {};

afterEach(() => hide());

function ribbon(): HTMLElement {
  hide = showPreviewRibbon();
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

test('is shown once, and as long as anyone needs it', () => {
  const element = ribbon();
  const hideOther = showPreviewRibbon();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  hide();
  expect(element.isConnected).toBe(true);
  hideOther();
  expect(element.isConnected).toBe(false);
  hide = () => {};
});
