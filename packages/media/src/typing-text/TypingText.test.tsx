import { configure } from '@adviser-widgets/core';
import {
  installFakeMedia,
  installFakeSight,
  installFakeSizes,
  mountSnippet,
  type FakeMedia,
  type FakeSight,
  type FakeSizes,
  type MountedSnippet,
} from '@adviser-widgets/testing';
import { holdClock, pass, passImports } from '@adviser-widgets/testing/clock';
import { act, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { TypingText } from './TypingText.tsx';

let snippet: MountedSnippet | undefined;
let media: FakeMedia;
let sight: FakeSight;
let sizes: FakeSizes;
let user: UserEvent;

beforeEach(() => {
  user = holdClock();
  media = installFakeMedia();
  sight = installFakeSight();
  sizes = installFakeSizes();
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  for (const fake of [media, sight, sizes]) fake.remove();
  configure({});
  vi.useRealTimers();
});

/** Mounts the words, and waits until the typing code has loaded. */
async function open(attributes = ''): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `<h2>Help with <span class="aw-widget" data-widget="typing-text" ${attributes}>Mortgages</span></h2>`,
    definition,
  );
  await rest();
  return snippet;
}

/** Waits until the page is idle. */
const rest = () => pass(200).then(passImports);

const typed = () => document.querySelector('.aw-typing__text')?.textContent ?? '';
const button = () => screen.queryByRole('button');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Returns everything typed from now on, without repeats. */
async function watch(milliseconds: number): Promise<string[]> {
  const seen = [typed()];
  for (let at = 0; at < milliseconds; at += 10) {
    await act(() => vi.advanceTimersByTimeAsync(10));
    if (seen.at(-1) !== typed()) seen.push(typed());
  }
  return seen;
}

/** Expects that typing stops, after the current letter. */
async function expectStill(): Promise<void> {
  await pass(100);
  expect(await watch(10_000)).toHaveLength(1);
}

const expectMoving = async () => expect((await watch(5_000)).length).toBeGreaterThan(5);

describe('the words', () => {
  test('are typed one after the other, and then again', async () => {
    await open();
    const whole = ['Mortgages', 'Insurance', 'Personal Loans'];
    expect((await watch(20_000)).filter((text) => whole.includes(text)).slice(0, 4)).toEqual([
      ...whole,
      'Mortgages',
    ]);
  });

  test('are missing for no longer than a letter takes, in every round', async () => {
    await open();
    let empty = 0;
    let longest = 0;
    for (let at = 0; at < 30_000; at += 10) {
      await act(() => vi.advanceTimersByTimeAsync(10));
      empty = typed() === '' ? empty + 10 : 0;
      longest = Math.max(longest, empty);
    }
    expect(longest).toBeLessThanOrEqual(100);
  });

  test('are ours if the page gives none', async () => {
    await open('data-words=" , "');
    expect(await watch(3_000)).toContain('Mortgages');
  });

  test('follow a changed attribute', async () => {
    const { element, placeholder } = await open('data-words="Car cover, KiwiSaver"');
    element.dataset.words = 'Refix, Bridging';
    await act(() => placeholder.refresh());
    expect(typed()).toBe('Refix');
    await rest();
    expect(await watch(10_000)).toContain('Bridging');
  });

  test('do not move if there is only one, and there is no button', async () => {
    await open('data-words="KiwiSaver"');
    expect(await watch(10_000)).toEqual(['KiwiSaver']);
    expect(button()).toBeNull();
  });

  test('are all in the heading’s accessible name, and the typing is hidden from assistive technology', async () => {
    await open();
    for (let times = 0; times < 5; times++) {
      await watch(700);
      expect(
        screen.getByRole('heading', { name: /^Help with .*Mortgages, Insurance, Personal Loans$/ }),
      ).toBeTruthy();
    }
  });

  test('can be in a heading: they add inline elements only', async () => {
    const { element } = await open();
    expect(element.querySelectorAll('div, p')).toHaveLength(0);
  });

  test('are a list in an app', async () => {
    render(<TypingText words={['Car cover', 'KiwiSaver']} />);
    await rest();
    expect(screen.getByText('Car cover, KiwiSaver')).toBeTruthy();
    expect(await watch(10_000)).toContain('KiwiSaver');
  });
});

describe('the button', () => {
  test('stops the typing until it is pressed again', async () => {
    await open();
    await watch(1_500);
    await press('Pause');
    await expectStill();
    await press('Play');
    expect(await watch(10_000)).toContain('Insurance');
  });

  test('works by keyboard, and keeps the focus', async () => {
    await open();
    await watch(1_500);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
    await expectStill();
    await user.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
    await expectMoving();
  });

  test("has the page's own labels", async () => {
    configure({ json: { messages: { 'typing-text': { pause: 'Stop', play: 'Go on' } } } });
    await open();
    await press('Stop');
    expect(button()?.getAttribute('aria-label')).toBe('Go on');
  });
});

describe('in a heading', () => {
  const heading = () => screen.getByRole('heading');

  test('the button is right after it, not a part of its name', async () => {
    await open();
    expect(heading().querySelector('button')).toBeNull();
    expect(heading().nextElementSibling?.contains(button())).toBe(true);
  });

  test('the button follows the heading if the page moves it', async () => {
    await open();
    act(() => sight.set(false));
    document.body.append(heading());
    act(() => sight.set(true));
    expect(heading().nextElementSibling?.contains(button())).toBe(true);
    heading().remove();
  });

  test('nothing remains beside it after the widget has unmounted', async () => {
    const { unmount } = await open();
    unmount();
    expect(heading().nextElementSibling).toBeNull();
    expect(sizes.watching).toBe(0);
  });

  test('outside a heading the button is beside its words', () => {
    render(<TypingText words={['Car cover', 'KiwiSaver']} />);
    expect(document.querySelector('.aw-typing')?.contains(button())).toBe(true);
  });
});

describe('nothing is typed', () => {
  test('out of sight, and continues in sight', async () => {
    await open();
    await watch(1_500);
    act(() => sight.set(false));
    await expectStill();
    act(() => sight.set(true));
    await expectMoving();
  });

  test('in a hidden tab, and continues once the tab shows', async () => {
    const show = (visibility: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await open();
    await watch(1_500);
    show('hidden');
    await expectStill();
    show('visible');
    await expectMoving();
  });

  test('in sight again if the visitor has stopped it', async () => {
    await open();
    await watch(1_500);
    await press('Pause');
    act(() => sight.set(false));
    act(() => sight.set(true));
    await expectStill();
  });

  test('after the widget has unmounted: the fallback is back, and no timer or listener remains', async () => {
    const { element, unmount } = await open();
    await watch(1_500);
    unmount();
    expect(element.innerHTML).toBe('Mortgages');
    expect(vi.getTimerCount()).toBe(0);
    expect(sight.watching).toBe(0);
    expect(media.listeners).toBe(0);
  });
});

describe('under reduced motion', () => {
  test('only the first word shows, without a button', async () => {
    media.change({ isMotionReduced: true });
    await open();
    expect(await watch(10_000)).toEqual(['Mortgages']);
    expect(button()).toBeNull();
  });

  test('it stops as soon as the setting changes, and types again once it is reset', async () => {
    await open();
    await watch(1_500);
    act(() => media.change({ isMotionReduced: true }));
    expect(await watch(10_000)).toEqual(['Mortgages']);
    expect(button()).toBeNull();
    act(() => media.change({ isMotionReduced: false }));
    await rest();
    await expectMoving();
  });
});

test('of very many or very long words, only as many as fit on a screen are there', async () => {
  await open(`data-words="${['x'.repeat(1000), ...Array(100_000).keys()].join()}"`);
  const words = [...document.querySelectorAll('.aw-typing__size')].map(({ textContent }) => textContent);
  expect(words).toHaveLength(50);
  expect(words[0]).toHaveLength(100);
});
