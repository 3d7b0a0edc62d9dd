import {
  installFakeMedia,
  installFakeSizes,
  mountSnippet,
  type FakeMedia,
  type FakeSizes,
  type MountedSnippet,
} from '@adviser-widgets/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { StickyMobileBar } from './StickyMobileBar.tsx';

// Visibility and reachability are tested in a browser:
// packages/navigation/src/sticky-mobile-bar/sticky-mobile-bar.browser.ts.

const links = '<a href="tel:0800000000">0800 000 000</a> <a href="#call">Request a call</a>';
const { documentElement: html, body } = document;

let snippet: MountedSnippet | undefined;
let media: FakeMedia;
let sizes: FakeSizes;
/** CSS pixels; jsdom's window is 768 high. */
let barHeight: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  media = installFakeMedia({ width: 360 });
  sizes = installFakeSizes();
  barHeight = 60;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => barHeight);
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  media.remove();
  sizes.remove();
  for (const element of [html, body]) element.removeAttribute('style');
  vi.useRealTimers();
});

async function open(attributes = '', around = ['', '']): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `${around[0]}<aside class="aw-widget" data-widget="sticky-mobile-bar" ${attributes}>${links}</aside>${around[1]}<button>Elsewhere</button>`,
    definition,
  );
  reportSizes(); // as a browser does when observing starts
  return snippet;
}

function reportSizes(): void {
  sizes.report();
  act(() => void vi.advanceTimersToNextFrame());
}

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
  act(() => void vi.advanceTimersToNextFrame());
}

const setWidth = (width: number) => act(() => media.change({ width }));
const focus = (element: HTMLElement) => act(() => element.focus());
const call = () => screen.getByText('Request a call');
const bar = () => document.querySelector<HTMLElement>('.aw-sticky-bar');
const isShown = () => bar()?.classList.contains('aw-sticky-bar--shown');

describe('the bar shows', () => {
  test.each([
    ['', 360, 0, false],
    ['', 360, 750, false],
    ['', 360, 751, true],
    ['', 767, 751, true],
    ['', 768, 751, false],
    ['', 1280, 751, false],
    ['data-offset="400"', 360, 400, false],
    ['data-offset="400"', 360, 401, true],
  ])('with %j, in a window %i px wide, scrolled by %i px: %s', async (attributes, width, top, expected) => {
    media.change({ width });
    await open(attributes);
    scrollTo(top);
    expect(isShown()).toBe(expected);
  });

  test('until the page is scrolled back', async () => {
    await open();
    scrollTo(900);
    scrollTo(750);
    expect(isShown()).toBe(false);
  });

  test('as the window turns, and as an editor changes the offset', async () => {
    const { element, placeholder } = await open();
    scrollTo(500);
    setWidth(768);
    element.dataset.offset = '400';
    await act(() => placeholder.refresh());
    expect(isShown()).toBe(false);
    setWidth(767);
    expect(isShown()).toBe(true);
  });

  test('to the keyboard only while it is visible', async () => {
    await open();
    expect(bar()?.inert).toBe(true);
    scrollTo(900);
    expect(bar()?.inert).toBe(false);
    scrollTo(0);
    expect(bar()?.inert).toBe(true);
  });
});

describe('while the focus is in it, the bar', () => {
  beforeEach(async () => {
    await open();
    scrollTo(900);
    focus(call());
    scrollTo(0);
  });

  test('stays', () => {
    expect(isShown()).toBe(true);
    expect(document.activeElement).toBe(call());
  });

  test('stays while the focus moves from one link to the next', () => {
    fireEvent.focusOut(call(), { relatedTarget: screen.getByText('0800 000 000') });
    expect(isShown()).toBe(true);
  });

  test('disappears once the focus has left', () => {
    focus(screen.getByText('Elsewhere'));
    expect(isShown()).toBe(false);
  });

  test('disappears if the window becomes wide', () => {
    setWidth(768);
    expect(isShown()).toBe(false);
    expect(bar()?.inert).toBe(true);
  });
});

test('a bar that would take a third of the window stays in the page, scrolled or not, and covers nothing', async () => {
  barHeight = 300;
  await open();
  expect(bar()?.classList.contains('aw-sticky-bar--in-page')).toBe(true);
  expect(isShown()).toBe(true);
  scrollTo(900);
  expect(isShown()).toBe(true);
  expect(html.hasAttribute('style')).toBe(false);
});

describe('the page', () => {
  test('keeps its end and the focus clear of the bar while it shows', async () => {
    body.style.paddingBottom = '10px';
    await open();
    scrollTo(900);
    expect(body.style.paddingBottom).toBe('70px');
    expect(html.style.scrollPaddingBottom).toBe('60px');
    expect(html.style.getPropertyValue('--aw-foot')).toBe('60px');
    scrollTo(0);
    expect(body.style.paddingBottom).toBe('10px');
    expect(html.hasAttribute('style')).toBe(false);
  });

  test('stays clear of a bar that grows', async () => {
    await open();
    scrollTo(900);
    barHeight = 90;
    reportSizes();
    expect(html.style.scrollPaddingBottom).toBe('90px');
  });

  test('gets its padding and its links back when the widget unmounts', async () => {
    const { element, unmount } = await open();
    scrollTo(900);
    unmount();
    expect(element.innerHTML).toBe(links);
    expect(body.hasAttribute('style')).toBe(false);
    expect(html.hasAttribute('style')).toBe(false);
    expect(media.listeners).toBe(0);
    expect(sizes.watching).toBe(0);
  });

  test('gives the bar its background', async () => {
    await open('', ['<div style="background: rgb(11, 37, 69)">', '</div>']);
    scrollTo(900);
    expect(bar()?.style.getPropertyValue('--aw-sticky-bar-ground')).toBe('rgb(11, 37, 69)');
  });

  test('still gets a press on its links', async () => {
    const mounting = open();
    const onPress = vi.fn((event: Event) => event.preventDefault());
    call().addEventListener('click', onPress);
    await mounting;
    scrollTo(900);
    act(() => call().click());
    expect(onPress).toHaveBeenCalledOnce();
  });
});

test('contains the children in an app', () => {
  render(
    <StickyMobileBar offset={100}>
      <a href="/contact">Contact</a>
    </StickyMobileBar>,
  );
  scrollTo(101);
  expect(isShown()).toBe(true);
  expect(bar()?.contains(screen.getByRole('link', { name: 'Contact' }))).toBe(true);
});
