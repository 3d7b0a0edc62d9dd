import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { collapse, Collapse } from '../index.ts';

let snippet: MountedSnippet | undefined;

afterEach(() => {
  snippet?.remove();
  location.hash = '';
});

async function mount(attributes = ''): Promise<HTMLElement> {
  snippet = await mountSnippet(
    `<div data-widget="collapse" ${attributes}>Terms and <p id="fees">fees</p></div>`,
    collapse,
  );
  return snippet.element;
}

const button = () => screen.getByRole('button');
const isShown = () =>
  document.getElementById(button().getAttribute('aria-controls') ?? '')?.hasAttribute('hidden') === false;

test('hides its content behind a button that shows it', async () => {
  await mount();
  expect(button().textContent).toBe('Show more');
  expect(isShown()).toBe(false);
  fireEvent.click(button());
  expect(isShown()).toBe(true);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button());
  expect(snippet?.events.map(({ type }) => type).filter((type) => type !== 'aw:ready')).toEqual([
    'aw:open',
    'aw:close',
  ]);
});

test('starts open, with a label, if its author sets that', async () => {
  await mount('data-open data-label="Conditions"');
  expect(button().textContent).toBe('Conditions');
  expect(isShown()).toBe(true);
});

test("opens for a fragment that points inside, and for the browser's search", async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  location.hash = '#fees';
  await mount();
  expect(isShown()).toBe(true);
  expect(scrolled).toHaveBeenCalledOnce();
  fireEvent.click(button());
  act(() => void document.getElementById('fees')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(isShown()).toBe(true);
});

test('takes children in an app', () => {
  render(<Collapse label="Conditions">Terms</Collapse>);
  fireEvent.click(button());
  expect(screen.getByText('Terms').className).toBe('aw-folded');
  expect(isShown()).toBe(true);
});
