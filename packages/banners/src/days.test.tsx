import { configure } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import type { Definition } from '@adviser-widgets/widget';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition as announcement } from './announcement/definition.ts';
import { definition as noticeBanner } from './notice-banner/definition.ts';
import { NoticeBanner } from './notice-banner/NoticeBanner.tsx';
import { definition as popUp } from './pop-up/definition.ts';
import { today } from './today.ts';

const definitions = new Map<string, Definition>(
  [noticeBanner, announcement, popUp].map((each) => [each.name, each]),
);

let snippet: MountedSnippet | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  configure({ json: { brand: 'acme' } });
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  vi.useRealTimers();
  configure({});
});

/** Times with their offset from UTC: New Zealand's is +13:00 in summer and +12:00 in winter. */
async function open(name: string, attributes: string, now: string): Promise<MountedSnippet> {
  vi.setSystemTime(now);
  const definition = definitions.get(name) as Definition; // one of the three
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="${name}" data-auto-show data-delay="0" ${attributes}><p>Closed over Easter</p></div>`,
    definition,
  );
  pass(1);
  return snippet;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shows = () => document.querySelector('[data-widget] :is(section, dialog[open])') !== null;

const easter = 'data-from="2026-04-03" data-until="2026-04-06"';

describe.each([...definitions.keys()])('%s', (name) => {
  test.each([
    ['', '2026-04-01T12:00+13:00', true],
    [easter, '2026-04-02T23:59:59+13:00', false],
    [easter, '2026-04-03T00:00+13:00', true],
    [easter, '2026-04-06T23:59:59+12:00', true], // summer time ended on the 5th
    [easter, '2026-04-07T00:00+12:00', false],
    ['data-from="2026-09-27"', '2026-09-26T23:59:59+12:00', false], // summer time begins on the 27th
    ['data-from="2026-09-27"', '2026-09-27T00:00+12:00', true],
    ['data-until="2026-09-27"', '2026-09-27T23:59:59+13:00', true],
    ['data-until="2026-09-27"', '2026-09-28T00:00+13:00', false],
    ['data-until="2026-04-05"', '2026-04-05T23:59:59+12:00', true],
    ['data-until="2026-04-05"', '2026-04-06T00:00+12:00', false],
  ])('with %s at %s shows: %s', async (attributes, now, isShown) => {
    await open(name, attributes, now);
    expect(shows()).toBe(isShown);
  });

  test('is ready and empty outside its days', async () => {
    const { element } = await open(name, easter, '2026-04-07T00:00+12:00');
    expect(element.dataset.widgetState).toBe('ready');
    expect(screen.queryByRole('region') ?? screen.queryByRole('dialog')).toBeNull();
  });

  test('shows once its first day begins, on a page that stays open', async () => {
    await open(name, easter, '2026-04-02T23:30+13:00');
    pass(30 * 60_000 - 2);
    expect(shows()).toBe(false);
    pass(2);
    pass(1); // the pop-up opens after its delay
    expect(shows()).toBe(true);
  });

  test("has days of the configuration's time zone", async () => {
    configure({ json: { brand: 'acme', timeZone: 'Australia/Perth' } });
    await open(name, easter, '2026-04-07T00:00+12:00');
    expect(shows()).toBe(true);
  });

  test('restores its nodes outside its days', async () => {
    const { element, unmount } = await open(name, easter, '2026-04-07T00:00+12:00');
    unmount();
    expect(element.innerHTML).toBe('<p>Closed over Easter</p>');
  });
});

const lastEvening = '2026-04-06T23:30+12:00';
const halfHour = 30 * 60_000;

test.each(['notice-banner', 'announcement'] as const)('%s goes at the end of its last day', async (name) => {
  await open(name, easter, lastEvening);
  pass(halfHour - 2);
  expect(shows()).toBe(true);
  pass(2);
  expect(shows()).toBe(false);
});

test('a pop-up that is open at the end of its last day stays until it is closed', async () => {
  await open('pop-up', easter, lastEvening);
  pass(halfHour + 60_000);
  expect(shows()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Close', hidden: true }).click());
  expect(shows()).toBe(false);
});

test('a pop-up opens by no button outside its days', async () => {
  const button = document.body.appendChild(
    Object.assign(document.createElement('button'), { id: 'open-offer' }),
  );
  await open('pop-up', `data-auto-show="false" data-trigger="open-offer" ${easter}`, '2026-05-01T12:00Z');
  button.click();
  expect(shows()).toBe(false);
  expect(button.hasAttribute('aria-haspopup')).toBe(false);
  button.remove();
});

test('what has the focus stays until the focus has left', async () => {
  await open('notice-banner', easter, lastEvening);
  screen.getByRole('button', { name: 'Close' }).focus();
  pass(halfHour + 60_000);
  expect(shows()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(60_000);
  expect(shows()).toBe(false);
});

test('a computer that slept over the end shows no old notice once the page is visible', async () => {
  await open('notice-banner', easter, lastEvening);
  vi.setSystemTime('2026-04-08T09:00+12:00'); // timers don't run meanwhile
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(shows()).toBe(false);
});

test('30 February is no last day, and is reported', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await open('notice-banner', 'data-until="2026-02-30"', lastEvening);
  expect(shows()).toBe(true);
  await vi.waitFor(() =>
    expect(warned.mock.lastCall?.join(' ')).toContain('data-until="2026-02-30" is not a calendar date'),
  );
});

test('a last day before the first shows nothing, and is reported', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await open('notice-banner', 'data-from="2026-04-06" data-until="2026-04-03"', '2026-04-05T12:00+12:00');
  expect(shows()).toBe(false);
  await vi.waitFor(() => expect(warned.mock.lastCall?.join(' ')).toContain('data-until is before data-from'));
});

test('a last day years ahead is no matter for timers', async () => {
  await open('notice-banner', 'data-until="2099-12-31"', lastEvening);
  pass(halfHour);
  expect(shows()).toBe(true);
});

test('follows its dates as an editor changes them', async () => {
  const { element, placeholder } = await open('notice-banner', '', lastEvening);
  element.dataset.until = '2026-04-05';
  await act(() => placeholder.refresh());
  expect(shows()).toBe(false);
  element.dataset.until = '2026-04-06';
  await act(() => placeholder.refresh());
  expect(shows()).toBe(true);
});

test('nothing is left running once it unmounts', async () => {
  const { unmount } = await open('notice-banner', easter, lastEvening);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

describe('in an app', () => {
  const notice = (
    <NoticeBanner from="2026-04-03" until="2026-04-06">
      Closed over Easter
    </NoticeBanner>
  );

  test('shows on its days', () => {
    vi.setSystemTime(lastEvening);
    render(notice);
    expect(screen.queryByRole('region')).not.toBeNull();
  });

  test('shows nothing outside them', () => {
    vi.setSystemTime('2026-04-07T12:00+12:00');
    render(notice);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('hydrates what a server rendered on another day without an error, then goes', () => {
    vi.setSystemTime(lastEvening);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(notice);
    expect(container.textContent).toContain('Closed over Easter');
    vi.setSystemTime('2026-04-09T12:00+12:00');
    const onRecoverableError = vi.fn();
    render(notice, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toBe('');
  });
});

test.each([
  ['2026-12-31T10:59:59Z', '2026-12-31'],
  ['2026-12-31T11:00:00Z', '2027-01-01'],
  ['2028-02-28T11:00:00Z', '2028-02-29'],
])('at %s it is %s in New Zealand', (now, day) => {
  vi.setSystemTime(now);
  expect(today()).toBe(day);
});
