// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addUserProperties, retryKept, track as trackEvent, type AnalyticsEvent } from './analytics.ts';
import { setConsent } from '../visit/consent.ts';
import { configure } from '../config/configure.ts';
import { trackClick } from './track-click.ts';

const event = { name: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' };

const pushed: AnalyticsEvent[] = [];
const track = (tracked: AnalyticsEvent) => trackEvent(tracked, (each) => pushed.push(each));

afterEach(() => {
  setConsent({ analytics: false }); // drops what was kept
  setConsent({ analytics: undefined });
  configure({});
  pushed.length = 0;
});

describe('track', () => {
  test('sends the event to Heap', () => {
    const heap = { track: vi.fn() };
    vi.stubGlobal('heap', heap);
    track(event);
    expect(heap.track.mock.calls).toEqual([
      ['lead_call_centre', { category: 'Lead', label: 'Request a Call', action: 'Submit' }],
    ]);
  });

  test('pushes the event to dataLayer if that is an array', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer).toEqual([
      { event: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' },
    ]);
  });

  test.each([
    ['absent', undefined],
    ['an element of the page with that id', { nodeName: 'DIV' }],
    ['a text', 'heap'],
    ['null', null],
    ['without track', {}],
    ['with a track that is not a function', { track: 'x' }],
  ])('fault 50: does nothing if heap is %s', (_name, heap) => {
    vi.stubGlobal('heap', heap);
    expect(() => track(event)).not.toThrow();
  });

  test.each([
    ['a text', ''],
    ['an object with its own push', { push: vi.fn() }],
    ['null', null],
  ])('fault 50: does nothing if dataLayer is %s', (_name, dataLayer) => {
    vi.stubGlobal('dataLayer', dataLayer);
    expect(() => track(event)).not.toThrow();
  });

  test('fault 50: does not throw if either is a frame of another origin', () => {
    const frame = new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('cross-origin', 'SecurityError');
        },
      },
    );
    vi.stubGlobal('heap', frame);
    vi.stubGlobal('dataLayer', frame);
    expect(() => track(event)).not.toThrow();
  });

  test('fault 50: leaves a dataLayer alone that is not an array', () => {
    const dataLayer = { push: vi.fn() };
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer.push).not.toHaveBeenCalled();
  });

  test('fault 50: does not throw if Heap throws', () => {
    vi.stubGlobal('heap', {
      track: () => {
        throw new Error('quota');
      },
    });
    expect(() => track(event)).not.toThrow();
  });

  test('fault 50: still pushes to the tag manager if Heap throws', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('heap', {
      track: () => {
        throw new Error('quota');
      },
    });
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer).toHaveLength(1);
  });

  test('fault 50: does not throw if dataLayer.push throws', () => {
    const dataLayer = Object.assign([], {
      push: () => {
        throw new Error('full');
      },
    });
    vi.stubGlobal('dataLayer', dataLayer);
    expect(() => track(event)).not.toThrow();
  });
});

describe('an event before Heap has loaded', () => {
  test('is sent when Heap has loaded, oldest first, each once', () => {
    track({ ...event, label: 'first' });
    track({ ...event, label: 'second' });
    const heap = { track: vi.fn() };
    vi.stubGlobal('heap', heap);
    retryKept();
    retryKept();
    expect(heap.track.mock.calls).toEqual([
      ['lead_call_centre', { category: 'Lead', label: 'first', action: 'Submit' }],
      ['lead_call_centre', { category: 'Lead', label: 'second', action: 'Submit' }],
    ]);
  });

  test('keeps waiting while Heap has not loaded', () => {
    track(event);
    retryKept();
    const heap = { track: vi.fn() };
    vi.stubGlobal('heap', heap);
    retryKept();
    expect(heap.track).toHaveBeenCalledOnce();
  });

  test('is in dataLayer at once, and not again when Heap loads', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer).toHaveLength(1);
    vi.stubGlobal('heap', { track: vi.fn() });
    retryKept();
    expect(dataLayer).toHaveLength(1);
    expect(pushed).toHaveLength(1);
  });

  test('is dropped when the visitor refuses meanwhile', () => {
    track(event);
    setConsent({ analytics: false });
    setConsent({ analytics: true });
    const heap = { track: vi.fn() };
    vi.stubGlobal('heap', heap);
    retryKept();
    expect(heap.track).not.toHaveBeenCalled();
  });
});

describe('a property of the visitor', () => {
  test('is sent to Heap only', () => {
    const heap = { track: vi.fn(), addUserProperties: vi.fn() };
    const dataLayer: unknown[] = [];
    vi.stubGlobal('heap', heap);
    vi.stubGlobal('dataLayer', dataLayer);
    addUserProperties({ SearchWord: 'refix' });
    expect(heap.addUserProperties).toHaveBeenCalledExactlyOnceWith({ SearchWord: 'refix' });
    expect(heap.track).not.toHaveBeenCalled();
    expect(dataLayer).toEqual([]);
  });

  test('waits for consent and for Heap', () => {
    configure({ json: { consent: 'required' } });
    addUserProperties({ SearchWord: 'refix' });
    setConsent({ analytics: true });
    const heap = { track: vi.fn(), addUserProperties: vi.fn() };
    vi.stubGlobal('heap', heap);
    retryKept();
    expect(heap.addUserProperties.mock.calls).toEqual([[{ SearchWord: 'refix' }]]);
  });

  test('fault 50: does not throw if Heap lacks the method', () => {
    vi.stubGlobal('heap', { track: vi.fn() });
    expect(() => addUserProperties({ SearchWord: 'refix' })).not.toThrow();
  });
});

describe('a click', () => {
  test('is tracked under its name, with the text of the clicked element', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    const onPushed = vi.fn();
    trackClick(
      'click_chat_open',
      Object.assign(document.createElement('button'), { textContent: 'Chat 24/7' }),
      onPushed,
    );
    const properties = { category: 'Click', label: 'Chat /', action: 'Click' };
    expect(dataLayer).toEqual([{ event: 'click_chat_open', ...properties }]);
    expect(onPushed).toHaveBeenCalledExactlyOnceWith({ name: 'click_chat_open', ...properties });
  });
});

describe('an event that was sent', () => {
  test('is reported to the caller', () => {
    track(event);
    expect(pushed).toEqual([event]);
  });

  test('is reported to the caller even if the page has no analytics tool', () => {
    vi.stubGlobal('heap', undefined);
    track(event);
    expect(pushed).toEqual([event]);
  });
});

describe('the name of an event', () => {
  test.each([
    ["is the page's name for it", { lead_call_centre: 'call_me' }, 'call_me'],
    ['is unchanged if the page renames another event', { lead_contact: 'contact_me' }, 'lead_call_centre'],
  ])('%s', (_name, eventNames, name) => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    configure({ json: { eventNames } });
    track(event);
    expect(dataLayer).toEqual([expect.objectContaining({ event: name })]);
    expect(pushed).toEqual([{ ...event, name }]);
  });

  test.each(['constructor', '__proto__', 'toString'])('may be %s', (name) => {
    track({ ...event, name });
    expect(pushed).toEqual([{ ...event, name }]);
  });
});

describe('if consent is required', () => {
  function openPage(): unknown[] {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    configure({ json: { consent: 'required' } });
    return dataLayer;
  }

  const numbered = (number: number) => ({ ...event, label: `event ${number}` });
  const labels = (list: readonly unknown[]) => list.map((each) => (each as { label: string }).label);

  test('sends and reports nothing before the visitor agrees', () => {
    const dataLayer = openPage();
    track(event);
    expect(dataLayer).toEqual([]);
    expect(pushed).toEqual([]);
  });

  test('sends queued events when the visitor agrees, oldest first, each once', () => {
    const dataLayer = openPage();
    track(numbered(1));
    track(numbered(2));
    setConsent({ analytics: true });
    setConsent({ analytics: true });
    expect(labels(dataLayer)).toEqual(['event 1', 'event 2']);
    expect(labels(pushed)).toEqual(['event 1', 'event 2']);
  });

  test('sends later events at once', () => {
    const dataLayer = openPage();
    setConsent({ analytics: true });
    track(event);
    expect(dataLayer).toHaveLength(1);
  });

  test('an answer about another purpose leaves events waiting', () => {
    const dataLayer = openPage();
    track(event);
    setConsent({ chat: true });
    expect(dataLayer).toEqual([]);
    setConsent({ analytics: true });
    expect(dataLayer).toHaveLength(1);
  });

  test('a refusal drops queued events for good', () => {
    const dataLayer = openPage();
    track(event);
    setConsent({ analytics: false });
    setConsent({ analytics: true });
    expect(dataLayer).toEqual([]);
    expect(pushed).toEqual([]);
  });

  test('queues nothing after a refusal', () => {
    const dataLayer = openPage();
    setConsent({ analytics: false });
    track(event);
    setConsent({ analytics: true });
    expect(dataLayer).toEqual([]);
  });

  test('stops sending once consent is withdrawn', () => {
    const dataLayer = openPage();
    setConsent({ analytics: true });
    setConsent({ analytics: false });
    track(event);
    expect(dataLayer).toEqual([]);
  });

  test('queues at most 50 events', () => {
    const dataLayer = openPage();
    for (let number = 1; number <= 60; number++) track(numbered(number));
    setConsent({ analytics: true });
    expect(dataLayer).toHaveLength(50);
    expect(labels(dataLayer).at(-1)).toBe('event 50');
  });
});

test('in preview, sends and reports nothing, at once or later', () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  configure({ json: { preview: true } });
  track(event);
  configure({});
  setConsent({ analytics: true });
  expect(dataLayer).toEqual([]);
  expect(pushed).toEqual([]);
});
