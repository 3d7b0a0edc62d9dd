// @vitest-environment jsdom
import { configure } from '@adviser-widgets/core';
import { emit, Placeholder } from '@adviser-widgets/widget';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportSummaries } from './report-summaries.ts';

let placeholders: Placeholder[];
let sent: object[];
let visibility: DocumentVisibilityState;
const listening: (readonly [EventTarget, string, EventListenerOrEventListenerObject])[] = [];

beforeEach(() => {
  placeholders = [];
  sent = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  configure({ json: { brand: 'acme' } });
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, heard, options) => {
      if (heard) listening.push([target, type, heard]);
      if (heard) listen(type, heard, options);
    });
  }
});

afterEach(() => {
  for (const [target, type, heard] of listening.splice(0)) target.removeEventListener(type, heard);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function start(version = '1.2.3'): void {
  const send = (content: object) => void sent.push(JSON.parse(JSON.stringify(content)) as object);
  reportSummaries({
    send,
    version,
    placeholders: () => placeholders,
    isWidget: (name) => ['callback-form', 'request-call-form'].includes(name),
  });
}

function at(time: number): void {
  vi.mocked(performance.now).mockReturnValue(time);
}

function add(name: string) {
  const element = document.createElement('div');
  element.dataset.widget = name;
  element.id = 'marama';
  document.body.append(element);
  const placeholder = new Placeholder(element);
  placeholder.enter();
  placeholders.push(placeholder);
  return placeholder;
}

/** A widget that was loading from one time to another. */
function ready(name: string, from: number, until: number) {
  const placeholder = add(name);
  at(from);
  placeholder.setState('loading');
  at(until);
  placeholder.setState('ready', '1.2.3');
  return placeholder;
}

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function leave(): void {
  dispatchEvent(new Event('pagehide'));
}

function comeBack({ persisted = true } = {}): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('says version, engine, widgets by state, times to ready and outcomes', () => {
  ready('callback-form', 100, 300);
  ready('callback-form', 100, 520.4);
  const form = ready('request-call-form', 100, 350);
  add('request-call-form').setState('failed');
  start();
  emit(form, 'aw:submit');
  emit(form, 'aw:success');
  show('hidden');
  expect(sent).toEqual([
    {
      kind: 'summary',
      version: '1.2.3',
      engine: 'react',
      widgets: { 'callback-form': { ready: 2 }, 'request-call-form': { ready: 1, failed: 1 } },
      ready: { median: 250, slowest: 420 },
      submissions: { success: 1 },
    },
  ]);
});

test('names the light engine', () => {
  start('1.2.3+light');
  leave();
  expect(sent).toMatchObject([{ version: '1.2.3+light', engine: 'light' }]);
});

test('has no times if no widget became ready', () => {
  add('callback-form');
  start();
  leave();
  expect(sent).toEqual([expect.not.objectContaining({ ready: expect.anything() as unknown })]);
});

test('counts widgets that appear after the start', () => {
  start();
  add('callback-form');
  leave();
  expect(sent).toMatchObject([{ widgets: { 'callback-form': { pending: 1 } } }]);
});

test.each(['marama@example.co.nz', 'aroha', 'Mārama', '021 555 0000', '__proto__', 'aroha@x.nz-form'])(
  'calls a widget that there is not, "%s", unknown',
  (name) => {
    add(name).setState('invalid');
    start();
    leave();
    expect(sent).toMatchObject([{ widgets: { unknown: { invalid: 1 } } }]);
  },
);

test('holds nothing of events that the page dispatches', () => {
  const { element } = add('callback-form');
  start();
  const detail = { widget: 'callback-form', id: 'marama', kind: 'invalid' };
  element.dispatchEvent(new CustomEvent('aw:error', { bubbles: true, detail }));
  element.dispatchEvent(new CustomEvent('aw:success', { bubbles: true, detail }));
  leave();
  expect(sent).toMatchObject([{ submissions: {} }]);
});

test('holds no id and no address', () => {
  ready('callback-form', 1, 2);
  start();
  leave();
  expect(JSON.stringify(sent)).not.toMatch(/marama|http/);
});

describe('is sent', () => {
  test.each([
    ['hidden, then left', () => [show('hidden'), leave()]],
    ['left, then hidden', () => [leave(), show('hidden')]],
    ['hidden, shown and hidden again', () => [show('hidden'), show('visible'), show('hidden'), leave()]],
  ])('once from a page that is %s', (_name, happen) => {
    start();
    happen();
    expect(sent).toHaveLength(1);
  });

  test('not while the page is shown', () => {
    start();
    comeBack({ persisted: false });
    expect(sent).toEqual([]);
  });

  test('not in preview', () => {
    configure({ json: { preview: true } });
    start();
    leave();
    expect(sent).toEqual([]);
  });

  test('not from a page that was never shown', () => {
    visibility = 'hidden'; // also while a page is prerendered
    start();
    leave();
    expect(sent).toEqual([]);
  });

  test('from a page that was prerendered, once it was shown', () => {
    visibility = 'hidden';
    ready('callback-form', 100, 300);
    start();
    show('visible');
    leave();
    expect(sent).toMatchObject([{ ready: { median: 200, slowest: 200 } }]);
  });
});

describe('a page that comes back from the back/forward cache', () => {
  test('sends a summary of the new view', () => {
    start();
    leave();
    comeBack();
    leave();
    expect(sent).toHaveLength(2);
  });

  test('starts counting outcomes again', () => {
    const form = add('callback-form');
    start();
    emit(form, 'aw:submit');
    emit(form, 'aw:success');
    leave();
    comeBack();
    leave();
    expect(sent).toMatchObject([{ submissions: { success: 1 } }, { submissions: {} }]);
  });

  test('does not repeat times of widgets that were ready before', () => {
    ready('callback-form', 100, 300);
    start();
    leave();
    at(5000);
    comeBack();
    ready('request-call-form', 6000, 6050);
    leave();
    expect(sent[1]).toMatchObject({ ready: { median: 50, slowest: 50 } });
  });
});
