import { configure } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { definition } from './definition.ts';
import { OffCanvasNav } from './OffCanvasNav.tsx';

// The dialog is tested in a browser: packages/navigation/src/off-canvas-nav/off-canvas-nav.browser.ts.
const hidden = { hidden: true };

let snippet: MountedSnippet | undefined;

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  configure({});
});

async function open(children: string, around = ['', '']): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `${around[0]}<div class="aw-widget" data-widget="off-canvas-nav">${children}</div>${around[1]}`,
    definition,
  );
  return snippet;
}

describe('the landmark', () => {
  test.each([
    ['<ul><li><a href="/">Home</a></li></ul>', ['', ''], ['Menu']],
    ['<nav aria-label="Main"><ul><li><a href="/">Home</a></li></ul></nav>', ['', ''], ['Main']],
    [
      '<nav aria-label="Main"><details><summary>Menu</summary><ul><li>Home</li></ul></details></nav>',
      ['', ''],
      ['Main'],
    ],
    ['<ul><li><a href="/">Home</a></li></ul>', ['<nav aria-label="Site">', '</nav>'], ['Site']],
  ])('around %j in %j exists once', async (children, around, names) => {
    await open(children, around);
    const shown = screen.getAllByRole('navigation', hidden).filter((nav) => !nav.closest('fieldset'));
    expect(shown.map((nav) => nav.getAttribute('aria-label'))).toEqual(names);
  });
});

test('a list that the site folds without scripts is unfolded, and restored', async () => {
  const markup = '<details><summary>Menu</summary><ul><li><a href="/">Home</a></li></ul></details>';
  const { element } = await open(markup);
  expect(element.querySelector('dialog')?.querySelectorAll('details, summary')).toHaveLength(0);
  expect(element.querySelector('dialog ul')?.textContent).toBe('Home');
  snippet?.unmount();
  expect(element.innerHTML).toBe(markup);
});

describe('a list inside an entry', () => {
  test('has a button after the entry’s link, named after it, and is hidden until it is pressed', async () => {
    const { element } = await open(
      '<ul><li><a href="/loans">Loans</a><ul id="own"><li><a href="/x">X</a></li></ul></li></ul>',
    );
    const list = element.querySelector<HTMLElement>('#own');
    const button = await screen.findByRole('button', { ...hidden, name: 'More in Loans', expanded: false });
    expect(button.getAttribute('aria-controls')).toBe('own');
    expect(list?.hidden).toBe(true);
    expect(list?.previousElementSibling?.contains(button)).toBe(true);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(list?.hidden).toBe(false);
  });

  test('is unfolded by the entry’s text, with its markup, if it has no link', async () => {
    const { element } = await open(
      '<ul><li><b>Loans</b> for homes<ul><li><a href="/x">X</a></li></ul></li></ul>',
    );
    const words = element.querySelector('b');
    const button = await screen.findByRole('button', { ...hidden, name: 'Loans for homes' });
    expect(button.contains(words)).toBe(true);
    snippet?.unmount();
    expect(element.innerHTML).toBe(
      '<ul><li><b>Loans</b> for homes<ul><li><a href="/x">X</a></li></ul></li></ul>',
    );
  });

  test('is ignored inside another placeholder', async () => {
    await open(
      '<ul><li>Own<ul><li>B</li></ul></li><li><div data-widget="calculator-nav"><ul><li>A<ul><li>B</li></ul></li></ul></div></li></ul>',
    );
    await screen.findByRole('button', { ...hidden, name: 'Own' });
    expect(screen.getAllByRole('button', hidden)).toHaveLength(3); // including Menu and Close
  });
});

test("takes the page's own texts", async () => {
  configure({
    json: { messages: { 'off-canvas-nav': { menu: 'Rārangi', moreIn: '{name}: anō', close: 'Kati' } } },
  });
  await open('<ul><li><a href="/loans">Loans $& more</a><ul><li><a href="/x">X</a></li></ul></li></ul>');
  await screen.findByRole('button', { ...hidden, name: /anō/ });
  const names = screen
    .getAllByRole('button', hidden)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Rārangi', 'Kati', 'Loans $& more: anō']);
});

test('takes the list as its children in an app', async () => {
  render(
    <OffCanvasNav>
      <ul>
        <li>
          <a href="/loans">Loans</a>
          <ul>
            <li>
              <a href="/first">First home</a>
            </li>
          </ul>
        </li>
      </ul>
    </OffCanvasNav>,
  );
  await userEvent.click(await screen.findByRole('button', { ...hidden, name: 'More in Loans' }));
  expect(screen.getByText('First home').closest('ul')?.hidden).toBe(false);
});
