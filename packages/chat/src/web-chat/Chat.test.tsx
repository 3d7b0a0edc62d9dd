import { setConsent } from '@adviser-widgets/core';
import { chatStatus, createChatOpener, eventTypes, launcher } from '@adviser-widgets/testing/chat';
import { pass } from '@adviser-widgets/testing/clock';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';

const chat = createChatOpener(definition);

const setOfDocument = (name: 'readyState' | 'hidden', value: unknown) => Object.defineProperty(document, name, { configurable: true, value });

afterEach(() => {
  for (const name of ['readyState', 'hidden']) Reflect.deleteProperty(document, name);
});

describe("the vendor's script (H36, R14)", () => {
  test('waits until the page has loaded and rests', async () => {
    setOfDocument('readyState', 'interactive');
    await chat.open();
    expect(launcher()).not.toBeNull();
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
    dispatchEvent(new Event('load'));
    await pass(199);
    expect(chat.vendor.asked).toHaveLength(0);
    await pass(1);
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('is not fetched for a tab that nobody looks at', async () => {
    setOfDocument('hidden', true);
    await chat.open();
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
    setOfDocument('hidden', false);
    await pass(200);
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('with load=interaction waits for the press', async () => {
    await chat.open('data-load="interaction"');
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
    await chat.press();
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('with load=immediate is fetched at once, and the chat stays out of sight', async () => {
    setOfDocument('readyState', 'interactive');
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toHaveLength(1);
    await chat.arrive();
    expect(chat.vendor.display).toBe('hidden');
  });

  test('follows an attribute that changes', async () => {
    const { element, mounted } = await chat.open('data-load="interaction"');
    element.dataset.load = 'immediate';
    await act(() => mounted?.refresh());
    await chat.settle();
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('is fetched by a press while the page still loads, and the open chat stays open when it has', async () => {
    setOfDocument('readyState', 'interactive');
    await chat.open();
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
    dispatchEvent(new Event('load'));
    await pass(60_000);
    expect(chat.vendor.display).toBe('window');
  });

  test('is not fetched for a widget that has left before the page rests', async () => {
    const { unmount } = await chat.open();
    unmount();
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('opens nothing when it arrives after the widget has left', async () => {
    const snippet = await chat.open();
    await chat.press();
    snippet.unmount();
    await chat.arrive();
    expect(chat.vendor.display).toBe('hidden');
    expect(eventTypes(snippet)).not.toContain('aw:open');
  });
});

describe('with consent required (contract section 2)', () => {
  beforeEach(() => chat.configure({ consent: 'required' }));

  async function answer(agrees: boolean): Promise<void> {
    act(() => setConsent({ chat: agrees }));
    await chat.settle();
  }

  test.each(['idle', 'interaction', 'immediate'])('and load=%s nothing is asked of the vendor, not even by a press', async (load) => {
    await chat.open(`data-load="${load}"`);
    await chat.press();
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('a press says why the chat does not start, and how else to get in touch', async () => {
    await chat.open();
    await chat.press();
    expect(chatStatus()).toBe('The chat starts once you agree to it. Contact us. Or call us on 0800 000 000');
  });

  test('a press that cannot open the chat is neither counted nor an error', async () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    setConsent({ analytics: true });
    const snippet = await chat.open();
    await chat.press();
    expect(eventTypes(snippet)).toEqual([]);
    expect(dataLayer).toEqual([]);
  });

  test('an answer about something else does not count', async () => {
    setConsent({ analytics: true });
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('the message goes with the answer', async () => {
    await chat.open();
    await chat.press();
    await answer(true);
    expect(chatStatus()).toBe('');
  });

  test('the chat comes with the answer, and opens at the next press', async () => {
    await chat.open('data-load="immediate"');
    await chat.press();
    await answer(true);
    expect(chat.vendor.asked).toHaveLength(1);
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
  });

  test('an answer that is taken back before the page rests leaves the vendor unasked', async () => {
    await chat.open();
    await answer(true);
    await answer(false);
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('an answer that is taken back hides the open chat, and the launcher is there again', async () => {
    await answer(true);
    await chat.open();
    await chat.press();
    await chat.arrive();
    await answer(false);
    expect(chat.vendor.display).toBe('hidden');
    await chat.press();
    expect(chatStatus()).toContain('The chat starts once you agree to it.');
  });

  test('an answer that is given again opens the chat again, with the script that is there', async () => {
    await answer(true);
    await chat.open();
    await chat.press();
    await chat.arrive();
    await answer(false);
    await answer(true);
    expect(chat.vendor.display).toBe('hidden');
    await chat.press();
    expect(chat.vendor.display).toBe('window');
    expect(chat.vendor.asked).toHaveLength(1);
  });
});
