import {
  installFakeSizes,
  mountSnippet,
  type FakeSizes,
  type MountedSnippet,
} from '@adviser-widgets/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { StickyHeader as AppStickyHeader } from '../index.ts';
import { StickyHeader } from './StickyHeader.tsx';

// Position and layout shifts are tested in a browser:
// packages/navigation/src/sticky-header/sticky-header.browser.ts.

const header = '<header><a href="/">Home</a> <label>Name <input></label></header>';
const { documentElement: html } = document;

let snippet: MountedSnippet | undefined;
let sizes: FakeSizes;
/** CSS pixels; jsdom's window is 768 high. */
let headerHeight: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  headerHeight = 64;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 1024, headerHeight),
  );
  sizes = installFakeSizes();
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  sizes.remove();
  html.removeAttribute('style');
  vi.useRealTimers();
});

async function open(attributes = '', around = ['', '']): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `${around[0]}<div class="aw-widget" data-widget="sticky-header" ${attributes}>${header}</div>${around[1]}`,
    definition,
  );
  return snippet;
}

const nextFrame = () => act(() => void vi.advanceTimersToNextFrame());

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
  nextFrame();
}

function resize(height: number): void {
  headerHeight = height;
  sizes.report();
  nextFrame();
}

const frame = () => document.querySelector<HTMLElement>('.aw-sticky-header');
const isStuck = () => frame()?.classList.contains('aw-sticky-header--stuck');
const room = () => html.style.scrollPaddingTop;

describe('the header sticks', () => {
  test.each([
    ['', 72, false],
    ['', 73, true],
    ['data-offset="300"', 300, false],
    ['data-offset="300"', 301, true],
    ['data-offset="0"', 0, false],
    ['data-offset="0"', 1, true],
  ])('with %j, scrolled by %i px: %s', async (attributes, top, expected) => {
    await open(attributes);
    scrollTo(top);
    expect(isStuck()).toBe(expected);
  });

  test('until the page is scrolled back to 72 px', async () => {
    await open();
    scrollTo(900);
    scrollTo(73);
    expect(isStuck()).toBe(true);
    scrollTo(72);
    expect(isStuck()).toBe(false);
  });

  test('at once on a page that is already scrolled', async () => {
    vi.stubGlobal('scrollY', 500);
    await open();
    expect(isStuck()).toBe(true);
  });

  test('at the offset that an editor changes', async () => {
    const { element, placeholder } = await open();
    scrollTo(200);
    element.dataset.offset = '300';
    await act(() => placeholder.refresh());
    expect(isStuck()).toBe(false);
    scrollTo(301);
    expect(isStuck()).toBe(true);
  });

  test.each([
    [255, true],
    [256, false],
  ])('unless it takes a third of the window: %i of 768 px high, %s', async (height, expected) => {
    headerHeight = height;
    await open();
    scrollTo(400);
    expect(isStuck()).toBe(expected);
  });

  test('until it becomes too high for the window, as under zoom, and again once it fits', async () => {
    await open();
    scrollTo(400);
    vi.stubGlobal('innerHeight', 150);
    resize(64);
    expect(isStuck()).toBe(false);
    vi.stubGlobal('innerHeight', 768);
    resize(64);
    expect(isStuck()).toBe(true);
  });
});

describe('with data-hide-on-scroll the header', () => {
  const isAway = () => frame()?.classList.contains('aw-sticky-header--away');
  const link = () => screen.getByRole('link', { name: 'Home' });

  beforeEach(() => {
    vi.spyOn(html, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(html, 'clientHeight', 'get').mockReturnValue(768);
  });

  test.each<[positions: readonly number[], expected: boolean]>([
    [[], false],
    [[8], false],
    [[9], true],
    [[300], true],
    [[300, 292], true],
    [[300, 291], false],
    [[300, 298, 296, 294, 292, 290], false],
    [[300, 100, 102, 104, 106, 108, 110], true],
    [[300, 200, 205, 198, 206], false],
    [[4232, 4300, 4232], true], // beyond the end, as iOS does
    [[300, 0, -60, 0], false],
  ])('scrolled to %j is away: %s', async (positions, expected) => {
    await open('data-hide-on-scroll');
    positions.forEach(scrollTo);
    expect(isAway()).toBe(expected);
  });

  test('comes back when the focus reaches it', async () => {
    await open('data-hide-on-scroll');
    scrollTo(300);
    act(() => link().focus());
    expect(isAway()).toBe(false);
  });

  test('stays while something in it is open', async () => {
    await open('data-hide-on-scroll');
    link().setAttribute('aria-expanded', 'true');
    scrollTo(300);
    expect(isAway()).toBe(false);
  });

  test('is back once an editor removes the attribute', async () => {
    const { element, placeholder } = await open('data-hide-on-scroll');
    scrollTo(300);
    delete element.dataset.hideOnScroll;
    await act(() => placeholder.refresh());
    expect(isAway()).toBe(false);
  });

  test('without the attribute it never leaves', async () => {
    await open();
    scrollTo(300);
    expect(isAway()).toBe(false);
  });
});

describe('the page below', () => {
  test('scrolls clear of the header from the start, as a link may lead there', async () => {
    await open();
    expect(room()).toBe('64px');
  });

  test('scrolls clear of a header that grows', async () => {
    await open();
    scrollTo(400);
    resize(90);
    expect(room()).toBe('90px');
  });

  test('is left alone by a header that does not fit', async () => {
    headerHeight = 256;
    await open();
    scrollTo(400);
    expect(html.hasAttribute('style')).toBe(false);
  });

  test('gets its scroll padding back when the widget unmounts', async () => {
    html.style.scrollPaddingTop = '40px';
    const { unmount } = await open();
    scrollTo(400);
    expect(room()).toBe('64px');
    unmount();
    expect(room()).toBe('40px');
  });

  test('is not changed by a measurement that was pending when the widget unmounted', async () => {
    const { unmount } = await open();
    sizes.report();
    unmount();
    nextFrame();
    expect(html.hasAttribute('style')).toBe(false);
    expect(sizes.watching).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the author's header", () => {
  test('stays the same element, with its focus and typed values, before and while it sticks', async () => {
    const mounting = open();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    field.focus();
    field.value = 'Aroha';
    await mounting;
    for (const top of [0, 500]) {
      scrollTo(top);
      expect(screen.getByLabelText('Name')).toBe(field);
      expect(document.activeElement).toBe(field);
      expect(field.value).toBe('Aroha');
    }
  });

  test('keeps the background of its place', async () => {
    await open('', ['<div style="background: rgb(11, 37, 69)">', '</div>']);
    scrollTo(500);
    expect(frame()?.style.getPropertyValue('--aw-sticky-header-ground')).toBe('rgb(11, 37, 69)');
  });

  test('is restored when the widget unmounts', async () => {
    const { element, unmount } = await open();
    scrollTo(500);
    unmount();
    expect(element.innerHTML).toBe(header);
  });
});

test('still sticks and still hides after an app has given it another class', () => {
  vi.spyOn(html, 'scrollHeight', 'get').mockReturnValue(5000);
  const header = (className: string) => (
    <AppStickyHeader hideOnScroll className={className}>
      Acme
    </AppStickyHeader>
  );
  const { rerender } = render(header('light'));
  scrollTo(300);
  rerender(header('dark'));
  expect(isStuck()).toBe(true);
  scrollTo(600);
  expect(frame()?.className).toBe(
    'aw-sticky-header dark aw-sticky-header--stuck aw-sticky-header--away aw-sticky-header--leaving',
  );
});

test('in an app is the children, and stays when the page is scrolled back', () => {
  const { unmount } = render(
    <StickyHeader offset={100}>
      <header>Acme</header>
    </StickyHeader>,
  );
  scrollTo(101);
  expect(isStuck()).toBe(true);
  scrollTo(100);
  expect(isStuck()).toBe(false);
  expect(screen.getByRole('banner').textContent).toBe('Acme');
  unmount();
  expect(html.hasAttribute('style')).toBe(false);
});
