import { setConsent } from '@adviser-widgets/core';
import { chatStatus, createChatOpener, eventTypes, launcher } from '@adviser-widgets/testing/chat';
import { pass } from '@adviser-widgets/testing/clock';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';

const chat = createChatOpener(definition);

const setOfDocument = (name: 'readyState' | 'hidden', value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, value });

afterEach(() => {
  for (const name of ['readyState', 'hidden']) Reflect.deleteProperty(document, name);
});

describe("the vendor's script", () => {
  test('loads once the page has loaded and is idle', async () => {
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

  test('is not fetched in a hidden tab', async () => {
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

  test('waits for the press where the visitor saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true }, onLine: true });
    await chat.open();
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
    await chat.press();
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('with load=immediate is fetched at once, and the chat stays hidden', async () => {
    setOfDocument('readyState', 'interactive');
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toHaveLength(1);
    await chat.arrive();
    expect(chat.vendor.display).toBe('hidden');
  });

  test('follows a changed attribute', async () => {
    const { element, placeholder } = await chat.open('data-load="interaction"');
    element.dataset.load = 'immediate';
    await act(() => placeholder.refresh());
    await chat.settle();
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('is fetched by a press while the page is loading, and the chat stays open after that', async () => {
    setOfDocument('readyState', 'interactive');
    await chat.open();
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
    dispatchEvent(new Event('load'));
    await pass(60_000);
    expect(chat.vendor.display).toBe('window');
  });

  test('is not fetched if the widget unmounts before the page is idle', async () => {
    const { unmount } = await chat.open();
    unmount();
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('opens nothing if it arrives after the widget has unmounted', async () => {
    const snippet = await chat.open();
    await chat.press();
    snippet.unmount();
    await chat.arrive();
    expect(chat.vendor.display).toBe('hidden');
    expect(eventTypes(snippet)).not.toContain('aw:open');
  });
});

describe('with consent required', () => {
  beforeEach(() => chat.configure({ consent: 'required' }));

  async function answer(agrees: boolean): Promise<void> {
    act(() => setConsent({ chat: agrees }));
    await chat.settle();
  }

  test.each(['idle', 'interaction', 'immediate'])(
    'and load=%s the vendor is not contacted, not even on a press',
    async (load) => {
      await chat.open(`data-load="${load}"`);
      await chat.press();
      await pass(60_000);
      expect(chat.vendor.asked).toHaveLength(0);
    },
  );

  test('a press explains why the chat does not start, and offers other ways to get in touch', async () => {
    await chat.open();
    await chat.press();
    expect(chatStatus()).toBe(
      'Accept chat cookies to start the chat. Contact us. Or call us on 0800 000 000',
    );
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

  test('consent for something else does not count', async () => {
    setConsent({ analytics: true });
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('the message disappears when consent is given', async () => {
    await chat.open();
    await chat.press();
    await answer(true);
    expect(chatStatus()).toBe('');
  });

  test('the chat loads when consent is given, and opens on the next press', async () => {
    await chat.open('data-load="immediate"');
    await chat.press();
    await answer(true);
    expect(chat.vendor.asked).toHaveLength(1);
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
  });

  test('consent that is withdrawn before the page is idle prevents the download', async () => {
    await chat.open();
    await answer(true);
    await answer(false);
    await pass(60_000);
    expect(chat.vendor.asked).toHaveLength(0);
  });

  test('consent that is withdrawn hides the open chat and brings back the launcher', async () => {
    await answer(true);
    await chat.open();
    await chat.press();
    await chat.arrive();
    await answer(false);
    expect(chat.vendor.display).toBe('hidden');
    await chat.press();
    expect(chatStatus()).toContain('Accept chat cookies to start the chat.');
  });

  test('consent that is given again reopens the chat with the loaded script', async () => {
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
