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
  return { element, show: () => (challenge.style.visibility = 'visible'), hide: () => (challenge.style.visibility = 'hidden'), challenge };
}

function watch(element: HTMLElement, limit = 10_000): () => void {
  return watchChallenge(element, { limit, onClosed: () => events.push('closed'), onSilent: () => events.push('silent') });
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

  test('a stopped watch says nothing', () => {
    watch(addVendor().element)();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  test('a stopped watch looks at nothing any more', () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    watch(addVendor().element)();
    expect(disconnect).toHaveBeenCalledOnce();
    disconnect.mockRestore();
  });

  test('a stopped watch leaves no timer behind', () => {
    watch(addVendor().element)();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an element the vendor has not rendered into is silent like any other', () => {
    watch(document.createElement('div'));
    vi.advanceTimersByTime(10_000);
    expect(events).toEqual(['silent']);
  });
});

describe('with a challenge', () => {
  test('fault 28: five minutes open are no time-out', () => {
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

  test('fault 27: so is closing it a moment after it opened, as the second half of a double press does', async () => {
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

  test('fault 27: taking it out of the page counts as closing it', () => {
    const { element, show, challenge } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(30_000);
    challenge.remove();
    vi.advanceTimersByTime(1000);
    expect(events).toEqual(['closed']);
  });

  test('the vendor has half a second between hiding a solved one and giving the token', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(5000);
    hide();
    vi.advanceTimersByTime(500);
    expect(events).toEqual([]);
  });

  test('a short flicker is no closing', () => {
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

  test('a short flicker of one that opened late is no closing', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    vi.advanceTimersByTime(5000);
    show();
    vi.advanceTimersByTime(5000);
    hide();
    vi.advanceTimersByTime(400);
    expect(events).toEqual([]);
  });

  test('closing it is told once', () => {
    const { element, show, hide } = addVendor();
    watch(element);
    show();
    vi.advanceTimersByTime(1000);
    hide();
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['closed']);
  });

  test("fault 34: another form's challenge is not ours", () => {
    addVendor('2').show();
    watch(addVendor('1').element);
    vi.advanceTimersByTime(10_000);
    expect(events).toEqual(['silent']);
  });
});
