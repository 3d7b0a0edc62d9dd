// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { track } from './analytics.ts';
import { setConsent } from '../visit/consent.ts';
import { configure } from '../config/configure.ts';
import { startAnalytics } from './start-analytics.ts';
import { learn, trackingInfo } from '../visit/tracking-info.ts';
import { adoptPolicy } from '../third-party/trusted-types.ts';

const event = { name: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' };
const { name, ...properties } = event;

/** Calls to Heap, in order. */
let calls: unknown[][];
let warn: ReturnType<typeof vi.spyOn>;
let count = 0;
let scriptUrl: string;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  scriptUrl = `https://analytics.example.nz/heap-${++count}.js`; // scripts are remembered for the whole page
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  setConsent({ analytics: true }); // removes the listeners that wait for it
  setConsent({ analytics: false }); // drops what was kept
  setConsent({ analytics: undefined });
  learn({ user_class: '', analyticsId: '' });
  configure({});
  adoptPolicy(undefined);
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'heap');
  vi.useRealTimers();
});

const fullHeap = {
  load: (id: string) => calls.push(['load', id]),
  track: (...given: unknown[]) => calls.push(['track', ...given]),
  addUserProperties: (...given: unknown[]) => calls.push(['addUserProperties', ...given]),
};

function putHeap(heap: object = fullHeap): void {
  Object.assign(globalThis, { heap });
}

/** Starts analytics on the live environment with an id for each environment, unless `json` says otherwise. */
function begin(json: object = {}): void {
  const analytics = { id: { production: 'p-1', development: 'd-1' }, scriptUrl };
  configure({ json: { environment: 'live', analytics, ...json }, hostname: 'localhost' });
  startAnalytics();
}

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Ends the loading of the last script tag. */
async function tell(type: 'load' | 'error'): Promise<void> {
  scripts().at(-1)?.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
}

function send(): void {
  track(event, () => {});
}

describe('the script', () => {
  test.each([
    ['production', 'live', 'p-1'],
    ['development', 'sandbox', 'd-1'],
  ])('gets the %s id in the %s environment', async (_which, environment, id) => {
    begin({ environment });
    putHeap();
    await tell('load');
    expect(calls).toEqual([['load', id]]);
  });

  test.each([
    ['live', { development: 'd-1' }],
    ['sandbox', { production: 'p-1' }],
  ])('is not fetched in %s without an id for it', (environment, id) => {
    begin({ environment, analytics: { id, scriptUrl } });
    expect(scripts()).toEqual([]);
  });

  test("has the page's nonce and is trusted by the policy (fault 54)", () => {
    adoptPolicy({ createScriptURL: (url) => `${url}?marked`, createHTML: (html) => html });
    begin({ nonce: 'n-1' });
    expect(scripts().map(({ nonce, src }) => [nonce, src])).toEqual([['n-1', `${scriptUrl}?marked`]]);
  });

  test('is not fetched if the page has its own Heap, which gets no id', async () => {
    putHeap();
    begin();
    expect(scripts(), 'before a script would have timed out').toEqual([]);
    send();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([['track', name, properties]]);
  });

  test('adds its id to the tracking information', () => {
    begin();
    expect(trackingInfo().analyticsId).toBe('p-1');
  });
});

describe('an event', () => {
  test('before Heap has loaded is sent once it has, after the id, exactly once', async () => {
    send();
    begin();
    send();
    putHeap();
    await tell('load');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([
      ['load', 'p-1'],
      ['track', name, properties],
      ['track', name, properties],
    ]);
  });

  test('after Heap has loaded is sent at once', async () => {
    begin();
    putHeap();
    await tell('load');
    send();
    expect(calls.slice(1)).toEqual([['track', name, properties]]);
  });

  test('is in dataLayer at once, with or without Heap', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    begin();
    send();
    expect(dataLayer).toEqual([{ event: name, ...properties }]);
  });

  test('is reported as pushed once, even if Heap loads later', async () => {
    const onPushed = vi.fn();
    begin();
    track(event, onPushed);
    putHeap();
    await tell('load');
    expect(onPushed.mock.calls).toEqual([[event]]);
  });
});

describe('fault 50: without Heap', () => {
  test.each([
    ['blocked', 'error'],
    ['empty', 'load'],
  ] as const)('a script that is %s logs one warning after 5 retries, 500 ms apart', async (_how, type) => {
    begin();
    await tell(type);
    await vi.advanceTimersByTimeAsync(2499);
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `[adviser-widgets] Heap did not load, so its events are dropped; check analytics.scriptUrl (${scriptUrl})`,
    );
  });

  test('an id without a script logs one warning too', async () => {
    begin({ analytics: { id: { production: 'p-1' } } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warn.mock.calls).toEqual([
      ['[adviser-widgets] Heap did not load, so its events are dropped; check analytics.scriptUrl (empty)'],
    ]);
  });

  test('a script that never answers logs one warning', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warn).toHaveBeenCalledOnce();
  });

  test.each([0, 500, 2499])('Heap may appear %i ms after its script', async (delay) => {
    begin();
    send();
    await tell('load');
    await vi.advanceTimersByTimeAsync(delay);
    putHeap();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
  });

  test('sets the id once, even if `track` appears later', async () => {
    begin();
    putHeap({ load: fullHeap.load });
    await tell('load');
    await vi.advanceTimersByTimeAsync(500);
    putHeap();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([['load', 'p-1']]);
  });

  test('sets the id again if Heap could not take it yet', async () => {
    begin();
    putHeap({
      load: () => {
        throw new Error('not yet');
      },
    });
    await tell('load');
    putHeap();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([['load', 'p-1']]);
  });

  test("sets no id on the page's own Heap that appears after our script is blocked", async () => {
    begin();
    send();
    await tell('error');
    putHeap();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([['track', name, properties]]);
  });

  test.each([
    ['an element', { nodeName: 'A' }],
    ['a text', 'heap'],
    [
      'a Heap whose load throws',
      {
        ...fullHeap,
        load: () => {
          throw new Error('id');
        },
      },
    ],
  ])('%s in its place does not throw', async (_what, heap) => {
    Object.assign(globalThis, { heap });
    begin();
    await tell('load');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(() => send()).not.toThrow();
  });

  test('a frame of another origin in its place does not throw', async () => {
    const frame = new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('cross-origin', 'SecurityError');
        },
      },
    );
    Object.assign(globalThis, { heap: frame });
    begin();
    await tell('load');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(() => send()).not.toThrow();
  });
});

describe('if consent is required', () => {
  test.each([undefined, false])('fetches no script after the answer %j', (analytics) => {
    begin({ consent: 'required' });
    setConsent({ analytics, chat: true });
    expect(scripts()).toEqual([]);
  });

  test('fetches the script when the visitor agrees, even after a refusal', () => {
    begin({ consent: 'required' });
    setConsent({ analytics: false });
    setConsent({ analytics: true });
    expect(scripts()).toHaveLength(1);
  });

  test('sets no id on a Heap that loads after consent was withdrawn, until it is given again', async () => {
    begin({ consent: 'required' });
    setConsent({ analytics: true });
    setConsent({ analytics: false });
    putHeap();
    await tell('load');
    expect(calls).toEqual([]);
    setConsent({ analytics: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([['load', 'p-1']]);
  });
});

describe('the user type', () => {
  test.each([
    ['5', [['addUserProperties', { UserType: 'Introducer' }]]],
    ['1', [['addUserProperties', { UserType: 'Spark' }]]],
    ['2', [['addUserProperties', { UserType: 'Spark' }]]],
    ['6', [['addUserProperties', { UserType: 'Spark' }]]],
    ['3', []],
    ['05', []],
    ['', []],
  ])('user_class %j → %j', async (user_class, expected) => {
    learn({ user_class });
    begin();
    putHeap();
    await tell('load');
    expect(calls.slice(1)).toEqual(expected);
  });

  test('is sent to Heap only if there is an id', () => {
    learn({ user_class: '5' });
    putHeap();
    begin({ analytics: {} });
    expect(calls).toEqual([]);
  });

  test('waits for consent', () => {
    learn({ user_class: '5' });
    putHeap();
    begin({ consent: 'required' });
    expect(calls).toEqual([]);
    setConsent({ analytics: true });
    expect(calls).toEqual([['addUserProperties', { UserType: 'Introducer' }]]);
  });
});
