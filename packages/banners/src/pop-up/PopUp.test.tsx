import { configure, setConsent } from '@adviser-widgets/core';
import { untilIdle } from '@adviser-widgets/core/internal';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { PopUp as AppPopUp } from '../index.ts';
import { PopUp } from './PopUp.tsx';

// Tests of automatic pop-ups. Those that a visitor opens are modal, which jsdom does not support
// (pop-up-modal.browser.ts).

let snippet: MountedSnippet | undefined;
let page: HTMLElement | undefined;

beforeEach(() => {
  configure({ json: { brand: 'acme' } });
});

afterEach(() => {
  vi.useRealTimers();
  snippet?.remove();
  snippet = undefined;
  for (const name of ['seen', 'seen_a']) document.cookie = `${name}=; path=/; max-age=0`;
  configure({});
  setConsent({ analytics: undefined });
  page?.remove();
  document.elementsFromPoint = () => [];
});

async function open(attributes: string, children = '<h3>Our offer</h3>'): Promise<MountedSnippet> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="pop-up" ${attributes}>${children}</div>`,
    definition,
  );
  return snippet;
}

// jsdom hides elements with `popover`.
const dialog = () => document.querySelector('dialog[open]');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test.each([
  ['data-auto-show', 30_000],
  ['data-auto-show data-delay="0"', 0],
  ['data-auto-show data-delay="1500"', 1500],
])('%s shows after %i ms', async (attributes, delay) => {
  await open(attributes);
  if (delay > 0) {
    wait(delay - 1);
    expect(dialog()).toBeNull();
  }
  wait(1);
  expect(dialog()?.getAttribute('aria-label')).toBe('Our offer');
});

test('a delay that is too long for a timer does not show it at once', async () => {
  await open('data-auto-show data-delay="9999999999"');
  wait(60_000);
  expect(dialog()).toBeNull();
});

test.each([
  ['id="a"', 'seen', true],
  ['id="a"', 'seen_a', false],
  ['', 'seen', false],
  ['', 'seen_a', true],
])('%s with the cookie %s opens automatically: %s', async (attributes, cookie, isShown) => {
  document.cookie = `${cookie}=1; path=/`;
  await open(`data-auto-show data-show-daily data-delay="0" ${attributes}`);
  wait(1);
  expect(dialog() !== null).toBe(isShown);
});

test.each([
  ['data-heading="Before you go"', '<h3>Our offer</h3>', 'Before you go'],
  ['', '<div><h2> Our offer </h2></div>', 'Our offer'],
  ['', '<p>Text</p>', 'Notice'],
])('%s around %s is named %s', async (attributes, children, name) => {
  await open(`data-auto-show data-delay="0" ${attributes}`, children);
  wait(1);
  expect(dialog()?.getAttribute('aria-label')).toBe(name);
});

test.each([
  ['<input>', true],
  ['<input type="search" value="loans">', true],
  ['<input type="checkbox">', true],
  ['<textarea></textarea>', true],
  ['<select><option>1</option></select>', true],
  ['<iframe></iframe>', true],
  ['<input type="submit">', false],
  ['<button>Send</button>', false],
  ['<a href="/">Home</a>', false],
])('while the focus is in %s waits: %s, and shows within a second after it has left', async (html, waits) => {
  document.body.insertAdjacentHTML('afterbegin', html);
  const control = document.body.firstElementChild as HTMLElement; // inserted above
  control.focus();
  await open('data-auto-show data-delay="0"');
  wait(60_000);
  expect(dialog() === null).toBe(waits);
  control.remove(); // the focus goes to the page
  wait(1000);
  expect(dialog()).not.toBeNull();
});

test.each([
  ['at the foot', 'fixed', 600, false],
  ['at the top', 'fixed', 0, true],
  ['that scrolls', 'static', 600, true],
])(
  'a control %s, %s at %i px, has the focus: shows %s (WCAG 2.4.11)',
  async (_where, position, top, shows) => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.style.position = position;
    const button = bar.appendChild(document.createElement('button'));
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 44));
    button.scrollIntoView = vi.fn();
    button.focus();
    await open('data-auto-show data-delay="0"');
    wait(1);
    expect(dialog() !== null).toBe(shows);
    bar.remove();
  },
);

test('shows while the focus is in a form with a field called parentElement', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<form><button>Send</button><input name="parentElement"></form>',
  );
  const form = document.body.firstElementChild as HTMLFormElement; // inserted above
  const button = form.querySelector('button') as HTMLElement;
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 100, 44));
  button.scrollIntoView = vi.fn();
  button.focus();
  await open('data-auto-show data-delay="0"');
  wait(1);
  expect(dialog()).not.toBeNull();
  form.replaceWith();
});

test.each([true, false])(
  'where consent is required waits for the answer, and shows within a second after %s',
  async (analytics) => {
    configure({ json: { brand: 'acme', consent: 'required' } });
    await open('data-auto-show data-delay="0"');
    wait(60_000);
    expect(dialog()).toBeNull();
    setConsent({ analytics });
    wait(1000);
    expect(dialog()).not.toBeNull();
  },
);

/** Puts something of the page where the pop-up opens, at each point of it. jsdom's window is 768 px high. */
function putAtFoot(html: string, height: number): void {
  document.body.insertAdjacentHTML('beforeend', html);
  const layer = (page = document.body.lastElementChild as HTMLElement); // inserted above
  vi.spyOn(layer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 768 - height, 1024, height));
  document.elementsFromPoint = () => (layer.isConnected ? [layer, document.body] : []);
}

test.each([
  ['a bar 60 px high', false, '<div style="position: fixed"></div>', 60],
  ['a banner 200 px high', true, '<div style="position: fixed"></div>', 200],
  ['a dialog 60 px high', true, '<div role="dialog" style="position: fixed"></div>', 60],
  ['a banner that scrolls away', false, '<div></div>', 200],
  ['a sidebar that is sticky at the top', false, '<div style="position: sticky; top: 0"></div>', 700],
  ['a banner that is sticky at the bottom', true, '<div style="position: sticky; bottom: 0"></div>', 200],
])('over %s waits: %s, until that is gone', async (_what, waits, html, height) => {
  putAtFoot(html, height);
  await open('data-auto-show data-delay="0"');
  wait(60_000);
  expect(dialog() === null).toBe(waits);
  page?.remove();
  wait(1000);
  expect(dialog()).not.toBeNull();
});

test('opens above a bar of the page, also once the window has another size', async () => {
  putAtFoot('<div style="position: fixed"></div>', 60);
  await open('data-auto-show data-delay="0"');
  wait(1);
  const foot = () => dialog() && getComputedStyle(dialog() as Element).getPropertyValue('--aw-page-foot');
  expect(foot()).toBe('60px');
  page?.remove();
  dispatchEvent(new Event('resize'));
  expect(foot()).toBe('0px');
});

test('emits events on opening and closing', async () => {
  const { events } = await open('data-auto-show data-delay="0"');
  wait(1);
  act(() => screen.getByRole('button', { name: 'Close', hidden: true }).click());
  expect(events.map(({ type }) => type)).toEqual(['aw:ready', 'aw:open', 'aw:close']);
});

test('closes on Escape from anywhere in the page, and the focus stays there', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  await open('data-auto-show data-delay="0"');
  wait(1);
  button.focus();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('a trigger announces that it opens a dialog, and is restored afterwards', async () => {
  const button = document.body.appendChild(
    Object.assign(document.createElement('button'), { id: 'offer:1' }),
  );
  button.setAttribute('aria-haspopup', 'true');
  const { unmount } = await open('data-trigger="offer:1"');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  unmount();
  expect(button.getAttribute('aria-haspopup')).toBe('true');
  button.remove();
});

test('a trigger that holds controls opens nothing, and is reported', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const whole = document.body.appendChild(document.createElement('main'));
  whole.innerHTML = '<p>Offers</p><button>Send</button>';
  whole.id = 'whole';
  await open('data-trigger="whole"');
  for (const element of [whole.firstElementChild, whole.lastElementChild])
    expect(fireEvent.click(element ?? whole)).toBe(true); // not prevented
  expect(dialog()).toBeNull();
  expect(whole.hasAttribute('aria-haspopup')).toBe(false);
  expect(logged.mock.lastCall?.join(' ')).toContain('the trigger "whole" is');
  whole.remove();
});

test('in an app: children', () => {
  render(
    <PopUp autoShow delay={0} heading="Before you go">
      <p>Read the guide</p>
    </PopUp>,
  );
  expect(screen.getByText('Read the guide').closest('dialog')?.getAttribute('aria-label')).toBe(
    'Before you go',
  );
});

describe('in an app with an id', () => {
  const app = <AppPopUp id="a" autoShow showDaily delay={0} heading="Before you go" />;

  test('has its own cookie, as a placeholder with an id has', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.cookie = 'seen=1; path=/';
    render(app);
    wait(1);
    expect(dialog()?.id).toBe('a');
    act(() => screen.getByRole('button', { name: 'Close', hidden: true }).click());
    expect(document.cookie).toContain('seen_a=1');
  });

  test('marks the links that open it', () => {
    render(
      <>
        <a href="#a">Our offer</a>
        {app}
      </>,
    );
    expect(screen.getByRole('link').getAttribute('aria-haspopup')).toBe('dialog');
  });
});

test('one that was open when an app kept its route is closed when the visitor returns', () => {
  const route = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <AppPopUp autoShow delay={0}>
        Our offer
      </AppPopUp>
    </Activity>
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = render(route('visible'));
  wait(0);
  expect(dialog()).not.toBeNull();
  rerender(route('hidden'));
  rerender(route('visible'));
  wait(0);
  expect(dialog()).toBeNull();
});

describe('in an app, the console says', () => {
  test('that nothing opens it', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(<AppPopUp heading="Our offer" />);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('PopUp never opens')]]);
  });

  test('that its trigger is nowhere on the page', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(<AppPopUp trigger="ofer">Our offer</AppPopUp>);
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(warned.mock.calls).toEqual([[expect.stringContaining('the id "ofer" of its trigger')]]);
  });

  test.each([
    ['a trigger that follows it', { trigger: 'offer' }],
    ['a trigger that is not known yet', { trigger: undefined }],
    ['an automatic one', { autoShow: true }],
  ])('nothing about %s', async (_, props) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(
      <>
        <AppPopUp {...props}>Our offer</AppPopUp>
        <button id="offer">Open</button>
      </>,
    );
    await act(untilIdle);
    expect(warned).not.toHaveBeenCalled();
  });
});
