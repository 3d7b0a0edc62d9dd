// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { Placeholder } from './placeholder.ts';

function element(attributes: Record<string, string> = {}): HTMLElement {
  const created = document.createElement('div');
  for (const [name, value] of Object.entries({ 'data-widget': 'greeting', ...attributes }))
    created.setAttribute(name, value);
  return created;
}

test.each([
  ['request-call-form', 'request-call-form'],
  [' Request-Call-Form\n', 'request-call-form'],
  ['\u200brequest-call-form\u00a0', 'request-call-form'],
  ['', ''],
])('data-widget="%s" names the widget %j', (given, name) => {
  expect(new Placeholder(element({ 'data-widget': given })).name).toBe(name);
});

test('keeps the id of the element', () => {
  expect(new Placeholder(element({ id: 'call' })).id).toBe('call');
});

test('fault 53: generates a different id for each element without one', () => {
  expect(new Placeholder(element()).id).not.toBe(new Placeholder(element()).id);
});

test('writes no id to the element', () => {
  const host = element();
  new Placeholder(host);
  expect(host.hasAttribute('id')).toBe(false);
});

describe('the state', () => {
  test('is written to the element', () => {
    const host = element();
    new Placeholder(host).setState('ready');
    expect(host.dataset.widgetState).toBe('ready');
  });

  test('is kept with the time at which it was last reached', () => {
    const placeholder = new Placeholder(element());
    const now = vi.spyOn(performance, 'now');
    for (const [time, state] of [
      [100, 'loading'],
      [250, 'ready'],
      [400, 'loading'],
    ] as const) {
      now.mockReturnValue(time);
      placeholder.setState(state);
    }
    now.mockRestore();
    expect(placeholder.reachedAt).toEqual({ loading: 400, ready: 250 });
  });

  test('is never read back from the element', () => {
    expect(new Placeholder(element({ 'data-widget-state': 'ready' })).state).toBe('pending');
  });

  test('is known without reading the element', () => {
    const placeholder = new Placeholder(element());
    placeholder.setState('failed');
    placeholder.element.dataset.widgetState = 'ready';
    expect(placeholder.state).toBe('failed');
  });

  test('leaves no attribute once cleared', () => {
    const host = element();
    const placeholder = new Placeholder(host);
    placeholder.setState('ready');
    host.dataset.widgetVersion = '1.0.0';
    placeholder.leave();
    expect(host.getAttributeNames()).toEqual(['data-widget']);
  });
});

describe('an event', () => {
  function heard(type: 'aw:failed' | 'aw:ready', detail?: object): CustomEvent {
    const host = element({ id: 'call' });
    const holder = document.createElement('section');
    holder.append(host);
    const events: Event[] = [];
    holder.addEventListener(type, (event) => events.push(event));
    new Placeholder(host).emit(type, detail);
    const [event] = events;
    if (!(event instanceof CustomEvent)) throw new Error(`expected one ${type} to bubble`);
    return event;
  }

  test("carries the widget's name, its id and the given detail", () => {
    expect(heard('aw:ready', { version: '1.0.0' }).detail).toEqual({
      widget: 'greeting',
      id: 'call',
      version: '1.0.0',
    });
  });

  test('crosses shadow roots', () => {
    expect(heard('aw:ready').composed).toBe(true);
  });

  test.each([
    ['aw:failed', true],
    ['aw:ready', false],
  ] as const)('%s can be cancelled: %s', (type, cancelable) => {
    expect(heard(type).cancelable).toBe(cancelable);
  });

  test('returns whether it was cancelled', () => {
    const host = element();
    host.addEventListener('aw:failed', (event) => event.preventDefault());
    expect(new Placeholder(host).emit('aw:failed')).toBe(false);
  });
});
