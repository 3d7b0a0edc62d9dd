import { configure } from '@adviser-widgets/core';
import { mountSnippet, recordEvents, type MountedSnippet } from '@adviser-widgets/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcement } from './Announcement.tsx';
import { definition } from './definition.ts';

const content = '<p>Two banks have lowered their rates.</p>';

const snippets: MountedSnippet[] = [];
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  // jsdom has no layout, so no element would count as visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return { length: this.closest('[hidden]') ? 0 : 1 } as DOMRectList; // only `length` is used
  });
});

afterEach(() => {
  snippets.splice(0).forEach(({ remove }) => remove());
  configure({});
});

async function open(attributes = '', around = ['', '']): Promise<MountedSnippet> {
  const snippet = await mountSnippet(
    `${around[0]}<div class="aw-widget" data-widget="announcement" ${attributes}>${content}</div>${around[1]}`,
    definition,
  );
  snippets.push(snippet);
  return snippet;
}

const region = () => screen.queryByRole('region');
const name = () => region()?.getAttribute('aria-label');
const closeButton = () => screen.queryByRole('button', { name: 'Close' });
const close = () => user.click(screen.getByRole('button', { name: 'Close' }));

describe('an announcement', () => {
  test("shows the author's own nodes", async () => {
    const mounting = open();
    const paragraph = screen.getByText('Two banks have lowered their rates.');
    await mounting;
    expect(region()?.contains(paragraph)).toBe(true);
  });

  test.each([
    ['data-heading="Fixed rates are down"', 'Fixed rates are down'],
    ['', 'Announcement'],
  ])('with %j is a region named %j', async (attributes, expected) => {
    await open(attributes);
    expect(name()).toBe(expected);
  });

  test("without a heading takes its name from the page's texts", async () => {
    configure({ json: { messages: { announcement: { label: 'News' } } } });
    await open();
    expect(name()).toBe('News');
  });

  test.each([
    ['', 2],
    ['data-heading-level="4"', 4],
  ])('with %j has its heading at level %i, and its sub heading as text', async (attributes, level) => {
    await open(`data-heading="Rates" data-sub-heading="From 1 December" ${attributes}`);
    expect(screen.getByRole('heading', { level }).textContent).toBe('Rates');
    expect(screen.getByText('From 1 December').localName).toBe('p');
  });

  test('has neither heading, link nor close control unless the editor asks for them', async () => {
    await open();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('Read more')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has an icon that assistive technology ignores', async () => {
    await open('data-icon="chart-line"');
    expect(region()?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('follows its attributes as an editor changes them', async () => {
    const { element, placeholder } = await open('data-heading="Rates"');
    element.dataset.heading = 'Fees';
    await act(() => placeholder.refresh());
    expect(name()).toBe('Fees');
  });

  test.each(['open', 'closed'])('restores its nodes when it unmounts while it is %s', async (state) => {
    const { element, unmount } = await open('data-closable');
    if (state === 'closed') await close();
    unmount();
    expect(element.innerHTML).toBe(content);
  });

  test('in an app contains the children', () => {
    render(<Announcement heading="Rates">They are down.</Announcement>);
    expect(within(screen.getByRole('region', { name: 'Rates' })).getByText('They are down.')).toBeTruthy();
  });
});

describe('its link', () => {
  test.each([
    ['data-heading="Fixed rates are down"', 'Read more: Fixed rates are down'],
    ['', 'Read more'],
  ])('with %j has a name that says where it leads: %j', async (attributes, expected) => {
    await open(`data-link="/blog" ${attributes}`);
    const link = screen.getByRole('link', { name: expected });
    expect(link.getAttribute('href')).toBe('/blog');
    expect(link.textContent).toBe('Read more');
  });

  test("has the page's own text", async () => {
    configure({ json: { messages: { announcement: { more: 'All about it' } } } });
    await open('data-link="/blog" data-heading="Rates"');
    expect(screen.getByRole('link', { name: 'All about it: Rates' })).toBeTruthy();
  });

  test('is left out if it would run a script, and the editor gets a message', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await open('data-link="javascript:alert(1)"');
    expect(screen.queryByText('Read more')).toBeNull();
    await waitFor(() => expect(warn.mock.calls.join()).toContain('data-link="javascript:alert(1)"'));
  });
});

describe('closing it', () => {
  const closable = 'data-heading="Rates" data-closable';

  test('removes it, and emits one event', async () => {
    const { events } = await open(closable);
    await close();
    expect(region()).toBeNull();
    const closed = events.filter(({ type }) => type === 'aw:close');
    expect(closed).toEqual([
      { type: 'aw:close', detail: { widget: 'announcement', id: expect.any(String) as string } },
    ]);
  });

  test.each(['false', 'no', '0'])('is not offered with data-closable="%s"', async (value) => {
    await open(`data-closable="${value}"`);
    expect(closeButton()).toBeNull();
  });

  test("takes its label from the page's texts", async () => {
    configure({ json: { messages: { announcement: { close: 'Got it' } } } });
    await open(closable);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Got it');
  });

  test('by keyboard moves the focus to what comes next', async () => {
    await open(`${closable} data-link="/blog"`, [
      '<a href="/before">Before</a>',
      '<a href="/hidden" hidden>Hidden</a><a href="/next">Next</a>',
    ]);
    closeButton()?.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }));
  });

  test('by script leaves the focus where the visitor has it', async () => {
    await open(closable, ['<input aria-label="Name">', '<a href="/next">Next</a>']);
    screen.getByLabelText('Name').focus();
    act(() => closeButton()?.click());
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('works if nothing comes after it', async () => {
    await open(closable);
    await close();
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('lasts while the visitor stays on the page, whatever the editor changes', async () => {
    const { element, placeholder } = await open(closable);
    await close();
    element.dataset.heading = 'Fees';
    await act(() => placeholder.refresh());
    expect(region()).toBeNull();
  });

  test('is not stored: the next visit shows it again', async () => {
    const { remove } = await open(closable);
    await close();
    remove();
    expect(document.cookie).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    await open(closable);
    expect(name()).toBe('Rates');
  });

  test('is reported from its place in an app', async () => {
    const { container } = render(<Announcement closable>Rates</Announcement>);
    const events = recordEvents(container);
    await close();
    expect(events.map(({ type }) => type)).toEqual(['aw:close']);
    expect(container.textContent).toBe('');
  });
});
