import { configure } from '@adviser-widgets/core';
import { recordEvents } from '@adviser-widgets/testing';
import {
  chatContent,
  chatStatus,
  createChatOpener,
  eventTypes,
  launcher,
} from '@adviser-widgets/testing/chat';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { WebChat } from './WebChat.tsx';

const chat = createChatOpener(definition);
const onPress = 'data-load="interaction"';

let dataLayer: unknown[];

beforeEach(() => void vi.stubGlobal('dataLayer', (dataLayer = [])));

describe('the launcher', () => {
  test('shows', async () => {
    await chat.open(onPress);
    expect(launcher()).not.toBeNull();
  });

  test("has the page's own text", async () => {
    chat.configure({ messages: { 'web-chat': { launcher: 'Ask us' } } });
    await chat.open(onPress);
    expect(screen.getByRole('button').textContent).toBe('Ask us');
  });

  test('is replaced by the fallback when the widget unmounts', async () => {
    const { element, unmount } = await chat.open(onPress);
    unmount();
    expect(element.innerHTML).toBe(chatContent);
  });

  test('is shown once, however many placeholders the page has', async () => {
    await chat.open('data-load="immediate"');
    await chat.open('data-load="immediate"');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(chat.vendor.asked).toHaveLength(1);
  });

  test('moves to the next placeholder when its own unmounts, and still opens the chat', async () => {
    const first = await chat.open(onPress);
    const second = await chat.open(onPress);
    first.remove();
    await chat.settle();
    expect(second.element.contains(launcher())).toBe(true);
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
  });

  test('closes the open chat when the last placeholder unmounts', async () => {
    const { remove } = await chat.open(onPress);
    await chat.press();
    await chat.arrive();
    remove();
    expect(chat.vendor.display).toBe('hidden');
  });
});

describe('without a chat in the configuration', () => {
  beforeEach(() => chat.configure({ chat: {} }));

  test('the fallback stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { element } = await chat.open();
    expect(element.dataset.widgetState).toBe('failed');
    expect(element.innerHTML).toBe(chatContent);
  });

  test('the console has one warning, which names the key', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await chat.open();
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls.join()).toContain(
      'web-chat failed (render); its fallback stays,Error: chat.key is empty',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('the vendor is not contacted', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toEqual([]);
  });

  test('an address without a key is enough', async () => {
    chat.configure({ chat: { scriptUrl: 'https://chat.example/snippet.js' } });
    await chat.open(onPress);
    expect(launcher()).not.toBeNull();
  });
});

describe('a press', () => {
  test('opens the chat, whose own launcher takes over', async () => {
    await chat.open(onPress);
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
    expect(launcher()).toBeNull();
    chat.vendor.minimise();
    await chat.settle();
    expect(chat.vendor.display).toBe('launcher');
    expect(launcher()).toBeNull();
  });

  test('can be made with Enter', async () => {
    await chat.open(onPress);
    launcher()?.focus();
    await chat.user.keyboard('{Enter}');
    await chat.settle();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
  });

  test('is busy until the script has run, announces it, and keeps the focus', async () => {
    await chat.open(onPress);
    await chat.press();
    expect(launcher()?.getAttribute('aria-disabled')).toBe('true');
    expect(chatStatus()).toBe('Opening the chat…');
    expect(document.activeElement).toBe(launcher());
  });

  test("announces that it is busy in the page's own text", async () => {
    chat.configure({ messages: { 'web-chat': { opening: 'One moment…' } } });
    await chat.open(onPress);
    await chat.press();
    expect(chatStatus()).toBe('One moment…');
  });

  test('emits an event, and so does closing the chat', async () => {
    const snippet = await chat.open(onPress);
    await chat.press();
    await chat.arrive();
    chat.vendor.minimise();
    expect(eventTypes(snippet)).toEqual(['aw:analytics', 'aw:open', 'aw:close']);
  });

  test('is counted once, however often it is repeated while the script is loading', async () => {
    const { events } = await chat.open(onPress);
    for (let times = 0; times < 3; times++) await chat.press();
    await chat.arrive();
    const event = { category: 'Click', label: 'Chat with us', action: 'Click' };
    expect(dataLayer).toEqual([{ event: 'click_chat_open', ...event }]);
    expect(events).toContainEqual({
      type: 'aw:analytics',
      detail: expect.objectContaining({ name: 'click_chat_open', ...event }) as object,
    });
  });
});

describe('in an app', () => {
  test('the launcher opens the chat and emits events from its place', async () => {
    const { container } = render(<WebChat load="interaction" />);
    const events = recordEvents(container);
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
    expect(eventTypes({ events })).toEqual(['aw:analytics', 'aw:open']);
  });

  test('strict mode changes nothing', async () => {
    render(<WebChat load="immediate" />, { wrapper: StrictMode });
    await chat.settle();
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.asked).toHaveLength(1);
    expect(chat.vendor.display).toBe('window');
  });

  test('shows the children if no chat is configured, and the console names the missing key', async () => {
    configure({});
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    chat.configure({ chat: {} });
    render(<WebChat>Write to us</WebChat>);
    await chat.settle();
    expect(screen.getByText('Write to us').isConnected).toBe(true);
    expect(warn.mock.calls).toEqual([['[adviser-widgets] web-chat: chat.key is empty']]);
  });
});
