// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchChallenge } from './watch-challenge.ts';

let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function frame(name: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.name = name;
  return element;
}

/** Adds the vendor's badge in our element, and its hidden challenge at the end of the page. */
function addVendor(id = '1') {
  const element = document.createElement('div');
  element.append(frame(`a-${id}`));
  const challenge = document.createElement('div');
  challenge.style.visibility = 'hidden';
  challenge.append(frame(`c-${id}`));
  document.body.append(element, challenge);
  return {
    element,
    show: () => (challenge.style.visibility = 'visible'),
    hide: () => (challenge.style.visibility = 'hidden'),
    challenge,
  };
}

function watch(element: HTMLElement, limit = 10_000): () => void {
  return watchChallenge(element, {
    limit,
    onClosed: () => events.push('closed'),
    onSilent: () => events.push('silent'),
  });
}

describe('without a challenge', () => {
  test.each([
    [9_900, []],
    [10_000, ['silent']],
    [60_000, ['silent']],
  ])('after %i ms of silence the events are %j', (time, expected) => {
    watch(addVendor().element);
    vi.advanceTimersByTime(time);
    expect(events).toEqual(expected);
  });

  test('a stopped watch reports nothing', () => {
    watch(addVendor().element)();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  test('a stopped watch no longer looks at the page', () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    watch(addVendor().element)();
    expect(disconnect).toHaveBeenCalledOnce();
    disconnect.mockRestore();
  });

  test('a stopped watch leaves no timer running', () => {
    watch(addVendor().element)();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an element that the vendor has not rendered into counts as silent', () => {
    watch(document.createElement('div'));
    vi.advanceTimersByTime(10_000);
    expect(events).toEqual(['silent']);
  });
});

describe('with a challenge', () => {
  test('fault 28: five minutes open are not a time-out', () => {
    const { element, show } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(5 * 60_000);
    expect(events).toEqual([]);
  });

  test('fault 27: closing it is noticed within a second', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(30_000);
    hide();
    vi.advanceTimersByTime(1000);
    expect(events).toEqual(['closed']);
  });

  test('fault 27: so is closing it just after it opened, as the second half of a double press does', async () => {
    const { element, show, hide } = addVendor();
    watch(element);
    vi.advanceTimersByTime(110);
    show();
    await Promise.resolve(); // the two halves are separate events
    vi.advanceTimersByTime(30);
    hide();
    vi.advanceTimersByTime(1000);
    expect(events).toEqual(['closed']);
  });

  test('fault 27: removing it from the page counts as closing it', () => {
    const { element, show, challenge } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(30_000);
    challenge.remove();
    vi.advanceTimersByTime(1000);
    expect(events).toEqual(['closed']);
  });

  test('the vendor has half a second between hiding a solved challenge and giving the token', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(5000);
    hide();
    vi.advanceTimersByTime(500);
    expect(events).toEqual([]);
  });

  test('a short flicker does not count as closing', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(5000);
    hide();
    vi.advanceTimersByTime(400);
    show();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  test('one that opens late does not count as silence', () => {
    const { element, show } = addVendor();
    watch(element);
    vi.advanceTimersByTime(9_800);
    show();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  test('a short flicker of one that opened late does not count as closing', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    vi.advanceTimersByTime(5000);
    show();
    vi.advanceTimersByTime(5000);
    hide();
    vi.advanceTimersByTime(400);
    expect(events).toEqual([]);
  });

  test('closing it is reported once', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(1000);
    hide();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['closed']);
  });

  test("fault 34: ignores another form's challenge", () => {
    addVendor('2').show();
    watch(addVendor('1').element);
    vi.advanceTimersByTime(10_000);
    expect(events).toEqual(['silent']);
  });
});
