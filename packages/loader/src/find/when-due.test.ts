// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What a browser would report about one placeholder. */
interface Sight {
  readonly isIntersecting: boolean;
  readonly width: number;
  readonly height: number;
}

/** Stands in for the browser's observer, which jsdom lacks. */
class FakeIntersectionObserver {
  static latest: FakeIntersectionObserver;
  readonly watched = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    FakeIntersectionObserver.latest = this;
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  tell(target: Element, { isIntersecting, width, height }: Sight): void {
    if (!this.watched.has(target)) return;
    const entry = { isIntersecting, target, boundingClientRect: { width, height } };
    // Only has what the code reads; the callback never uses the observer.
    this.callback([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

const seen: Sight = { isIntersecting: true, width: 300, height: 200 };
const unseen: Sight = { isIntersecting: false, width: 300, height: 200 };
const empty: Sight = { isIntersecting: false, width: 0, height: 0 };

/** Most tests ignore early fetching. */
const onNear = vi.fn();

let whenDue: typeof import('./when-due.ts').whenDue;

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.resetModules(); // the module creates its observer on import
  ({ whenDue } = await import('./when-due.ts'));
});

afterEach(() => {
  onNear.mockReset();
  vi.useRealTimers();
});

function placeholder(load?: string): HTMLElement {
  const element = document.createElement('div');
  if (load !== undefined) element.dataset.widgetLoad = load;
  return element;
}

function tell(element: Element, sight: Sight): void {
  FakeIntersectionObserver.latest.tell(element, sight);
}

test('eager is due at once', () => {
  const due = vi.fn();
  whenDue(placeholder(), 'eager', { onDue: due, onNear });
  expect(due).toHaveBeenCalledOnce();
});

describe('visible', () => {
  test('is not due before the browser reports its position', () => {
    const due = vi.fn();
    whenDue(placeholder(), 'visible', { onDue: due, onNear });
    expect(due).not.toHaveBeenCalled();
  });

  test.each([
    ['comes near the window', seen, 1],
    ['is far away', unseen, 0],
    ['has no size and would never be seen', empty, 1],
    ['has a width but no height yet, and is far away', { isIntersecting: false, width: 300, height: 0 }, 0],
  ])('is due when it %s: %j', (_name, sight, times) => {
    const due = vi.fn();
    const element = placeholder();
    whenDue(element, 'visible', { onDue: due, onNear });
    tell(element, sight);
    expect(due).toHaveBeenCalledTimes(times);
  });

  test('is due once, however often it comes near', () => {
    const due = vi.fn();
    const element = placeholder();
    whenDue(element, 'visible', { onDue: due, onNear });
    tell(element, seen);
    tell(element, seen);
    expect(due).toHaveBeenCalledOnce();
  });

  test('counts 300 px outside the window as near', () => {
    expect(FakeIntersectionObserver.latest.options).toEqual({ rootMargin: '300px' });
  });

  test('is not due once it has left the page', () => {
    const due = vi.fn();
    const element = placeholder();
    whenDue(element, 'visible', { onDue: due, onNear })?.();
    tell(element, seen);
    expect(due).not.toHaveBeenCalled();
  });

  test('leaves other placeholders waiting', () => {
    const due = vi.fn();
    const element = placeholder();
    whenDue(element, 'visible', { onDue: () => {}, onNear });
    whenDue(placeholder(), 'visible', { onDue: due, onNear });
    tell(element, seen);
    expect(due).not.toHaveBeenCalled();
  });
});

describe('idle', () => {
  test('waits until the browser is idle, at most 2 seconds', () => {
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    const due = vi.fn();
    whenDue(placeholder(), 'idle', { onDue: due, onNear });
    const [callback, options] = idle.mock.calls[0] ?? [];
    callback?.({ didTimeout: false });
    expect(options).toEqual({ timeout: 2000 });
    expect(due).toHaveBeenCalledExactlyOnceWith();
  });

  test('waits 200 ms if the browser has no idle callback (Safari)', () => {
    vi.useFakeTimers();
    const due = vi.fn();
    whenDue(placeholder(), 'idle', { onDue: due, onNear });
    vi.advanceTimersByTime(199);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledOnce();
  });

  test('cancels the idle callback when it leaves the page', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenDue(placeholder(), 'idle', { onDue: () => {}, onNear })?.();
    expect(cancel.mock.calls).toEqual([[7]]);
  });

  test('is not due once it has left the page (Safari)', () => {
    vi.useFakeTimers();
    const due = vi.fn();
    whenDue(placeholder(), 'idle', { onDue: due, onNear })?.();
    vi.advanceTimersByTime(200);
    expect(due).not.toHaveBeenCalled();
  });
});

describe('data-widget-load', () => {
  test.each([
    ['eager', 1],
    [' Eager ', 1],
    ['visible', 0],
    ['sometime', 0],
  ])('"%s" overrides the default `visible`: due %i times at once', (load, times) => {
    const due = vi.fn();
    whenDue(placeholder(load), 'visible', { onDue: due, onNear });
    expect(due).toHaveBeenCalledTimes(times);
  });

  test("uses the widget's own loading if it is empty", () => {
    const due = vi.fn();
    whenDue(placeholder(''), 'eager', { onDue: due, onNear });
    expect(due).toHaveBeenCalledOnce();
  });

  test('an unknown word loads when visible', () => {
    const due = vi.fn();
    const element = placeholder('sometime');
    whenDue(element, 'eager', { onDue: due, onNear });
    tell(element, seen);
    expect(due).toHaveBeenCalledOnce();
  });

  test.each(['constructor', '__proto__'])('"%s" is an unknown word', (load) => {
    const due = vi.fn();
    const element = placeholder(load);
    whenDue(element, 'eager', { onDue: due, onNear });
    tell(element, seen);
    expect(due).toHaveBeenCalledOnce();
  });
});

describe('media(…)', () => {
  function stubMedia(matches: boolean) {
    const list = Object.assign(new EventTarget(), { matches });
    const matchMedia = vi.fn(() => list);
    vi.stubGlobal('matchMedia', matchMedia);
    return { list, matchMedia };
  }

  test('is due at once if the query matches', () => {
    const { matchMedia } = stubMedia(true);
    const due = vi.fn();
    whenDue(placeholder(' MEDIA((min-width: 768px)) '), 'visible', { onDue: due, onNear });
    expect(due).toHaveBeenCalledOnce();
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 768px)');
  });

  test('waits until the query matches', () => {
    const { list } = stubMedia(false);
    const due = vi.fn();
    whenDue(placeholder('media((min-width: 768px))'), 'visible', { onDue: due, onNear });
    expect(due).not.toHaveBeenCalled();
    list.dispatchEvent(new Event('change'));
    expect(due).toHaveBeenCalledOnce();
  });

  test('is not due once it has left the page', () => {
    const { list } = stubMedia(false);
    const due = vi.fn();
    whenDue(placeholder('media((min-width: 768px))'), 'visible', { onDue: due, onNear })?.();
    list.dispatchEvent(new Event('change'));
    expect(due).not.toHaveBeenCalled();
  });
});

test.each(['pointerover', 'focusin'])(
  'a %s on a waiting placeholder fetches its files but does not make it due',
  (type) => {
    vi.stubGlobal('requestIdleCallback', vi.fn());
    const due = vi.fn();
    const element = placeholder('idle');
    whenDue(element, 'visible', { onDue: due, onNear });
    element.dispatchEvent(new Event(type));
    expect(onNear).toHaveBeenCalledOnce();
    expect(due).not.toHaveBeenCalled();
  },
);
