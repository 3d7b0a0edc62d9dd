import { configure } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CalculatorNav } from './CalculatorNav.tsx';
import { definition } from './definition.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const entries = (count: number) =>
  names.slice(0, count).map((name) => `<li><a href="#${name}">${name}</a></li>`);

let width = 1280;
const windowChange = new EventTarget();
let snippet: MountedSnippet | undefined;

beforeEach(() => {
  width = 1280;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width > Number(/\d+/.exec(query)?.[0]);
    },
    addEventListener: windowChange.addEventListener.bind(windowChange),
    removeEventListener: windowChange.removeEventListener.bind(windowChange),
  }));
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  configure({});
});

function resize(to: number): void {
  width = to;
  act(() => void windowChange.dispatchEvent(new Event('change')));
}

async function open(count: number): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="calculator-nav"><ul>${entries(count).join('')}</ul></div>`,
    definition,
  );
  return snippet;
}

/** Returns the links in the bar, and those behind the button. */
function divided(): [string, string] {
  const rest = document.querySelector('.aw-calculators__rest');
  const links = screen.queryAllByRole('link');
  const text = (inRest: boolean) =>
    links.filter((link) => Boolean(rest?.contains(link)) === inRest).map(({ textContent }) => textContent);
  return [text(false).join(''), text(true).join('')];
}

const cases: [number, number, string, string][] = [
  [993, 8, 'ABCDEF', 'GH'],
  [992, 8, 'ABC', 'DEFGH'],
  [769, 8, 'ABC', 'DEFGH'],
  [768, 8, 'AB', 'CDEFGH'],
  [577, 8, 'AB', 'CDEFGH'],
  [576, 8, '', 'ABCDEFGH'],
  [1280, 6, 'ABCDEF', ''],
  [1280, 7, 'ABCDEF', 'G'],
  [800, 3, 'ABC', ''],
  [400, 0, '', ''],
];

describe.each(cases)('at %i px with %i links', (at, count, bar, rest) => {
  test(`the bar has ${bar || 'none'}, the button ${rest || 'is not there'}`, async () => {
    width = at;
    await open(count);
    expect(divided()).toEqual([bar, rest]);
    expect(screen.queryAllByRole('button')).toHaveLength(rest ? 1 : 0);
  });

  test('works the same in an app', () => {
    width = at;
    render(
      <CalculatorNav>
        {names.slice(0, count).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </CalculatorNav>,
    );
    expect(divided()).toEqual([bar, rest]);
    expect(screen.queryAllByRole('button')).toHaveLength(rest ? 1 : 0);
  });
});

test('moves the same link elements as the window changes, and closes an open panel', async () => {
  const { element } = await open(8);
  const links = screen.getAllByRole('link');
  await userEvent.click(screen.getByRole('button'));
  for (const to of [800, 400, 600, 1280]) {
    resize(to);
    expect(screen.getAllByRole('link')).toEqual(links);
  }
  expect(divided()).toEqual(['ABCDEF', 'GH']);
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
  snippet?.unmount();
  expect(element.innerHTML).toBe(`<ul>${entries(8).join('')}</ul>`);
});

test('emits one event each on opening and closing', async () => {
  const { element } = await open(8);
  const eventTypes: string[] = [];
  for (const type of ['aw:open', 'aw:close']) element.addEventListener(type, () => eventTypes.push(type));
  const button = screen.getByRole('button', { name: 'More Calculators' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button);
  await userEvent.click(document.body);
  await userEvent.click(document.body);
  expect(eventTypes).toEqual(['aw:open', 'aw:close', 'aw:open', 'aw:close']);
});

test.each([
  ['{ArrowDown}', 'G'],
  ['{ArrowDown}{ArrowDown}', 'H'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'H'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 'G'],
  ['{ArrowDown}{ArrowUp}', 'More Calculators'],
  ['{ArrowUp}', 'More Calculators'],
  ['{End}', 'H'],
  ['{End}{Home}', 'G'],
  ['{Alt>}{ArrowDown}{/Alt}', 'More Calculators'],
  ['{ArrowDown}{Escape}', 'More Calculators'],
  ['{Enter}{ArrowDown}', 'More Calculators'], // closed
])('in the open panel %s leads to %s', async (keys, expected) => {
  await open(8);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.keyboard(keys);
  expect(document.activeElement?.textContent).toBe(expected);
});

test("takes the page's own texts, and a landmark of the page", async () => {
  configure({ json: { messages: { moreCalculators: 'Others', calculators: 'Tools' } } });
  await open(8);
  expect(
    within(screen.getByRole('navigation', { name: 'Tools' })).getByRole('button', { name: 'Others' }),
  ).toBeTruthy();
});

test('without a list shows the fallback', async () => {
  snippet = await mountSnippet(
    '<div class="aw-widget" data-widget="calculator-nav"><p>Soon</p></div>',
    definition,
  );
  expect(screen.getByText('Soon').isConnected).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});
