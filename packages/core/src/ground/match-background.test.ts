// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { installFakeMedia } from '@adviser-widgets/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchBackground } from './match-background.ts';

const sheet = document.createElement('style');
sheet.textContent = `${readFileSync('packages/ui/src/tokens.css', 'utf8')}
  .dark, [data-theme='dark'] { background-color: rgb(11, 18, 32); color: rgb(230, 237, 243); }`;

beforeEach(() => {
  installFakeMedia({});
  document.head.append(sheet);
  document.body.innerHTML = '<div id="theme"><div><main class="aw-root"></main></div></div>';
});

afterEach(() => {
  document.body.replaceChildren();
  sheet.remove();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

test.each([
  ['class', 'dark'],
  ['data-theme', 'dark'],
])('follows the %s of an element around', async (name, value) => {
  const root = find('.aw-root');
  matchBackground(root);
  find('#theme').setAttribute(name, value);
  await vi.waitFor(() => expect(root.dataset.awGround).toBe('dark'));
});

test('follows every attribute of html, also if an app has roots', async () => {
  const root = find('.aw-root');
  matchBackground(root);
  document.documentElement.style.cssText = 'background: rgb(11, 18, 32); color: rgb(230, 237, 243)';
  await vi.waitFor(() => expect(root.dataset.awGround).toBe('dark'));
  document.documentElement.removeAttribute('style');
});

test('observes with one observer, however many roots there are', () => {
  const observers = vi.spyOn(MutationObserver.prototype, 'observe');
  const main = find('.aw-root');
  main.insertAdjacentHTML('afterend', '<aside class="aw-root"></aside>');
  for (const root of [main, find('aside')]) matchBackground(root);
  expect(new Set(observers.mock.contexts).size).toBe(1);
});

test('works in jsdom as it comes, where apps are tested', async () => {
  vi.stubGlobal('matchMedia', undefined);
  vi.resetModules(); // the first root follows the page
  const fresh = await import('./match-background.ts');
  expect(() => fresh.matchBackground(find('.aw-root'))).not.toThrow();
});
