import { chatStatus, createChatOpener, eventTypes, launcher } from '@adviser-widgets/testing/chat';
import { pass } from '@adviser-widgets/testing/clock';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';

const chat = createChatOpener(definition);

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** Presses the launcher while the vendor's script is blocked. */
async function openInVain() {
  const snippet = await chat.open();
  await chat.press();
  await chat.fail();
  return snippet;
}

describe('a chat that cannot be reached', () => {
  test('offers the other ways to get in touch', async () => {
    await openInVain();
    expect(chatStatus()).toBe('The chat cannot be reached. Contact us. Or call us on 0800 000 000');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/about-us/contact-us',
    );
    expect(screen.getByRole('link', { name: '0800 000 000' }).getAttribute('href')).toBe('tel:0800000000');
  });

  test('offers no phone number if the page has none', async () => {
    chat.configure({ phone: '' });
    await openInVain();
    expect(chatStatus()).toBe('The chat cannot be reached. Contact us');
  });

  test("is announced in the page's own text, with its own address", async () => {
    const messages = { failed: 'Nobody is there.', contact: 'Write to us', phoneHelp: 'Or ring' };
    chat.configure({ contactUrl: '/write', messages: { 'web-chat': messages } });
    await openInVain();
    expect(chatStatus()).toBe('Nobody is there. Write to us. Or ring 0800 000 000');
    const [link] = document.querySelectorAll('.aw-root a');
    expect(link?.textContent).toBe('Write to us');
    expect(link?.getAttribute('href')).toBe('/write');
  });

  test.each([
    ['online', true, 'network'],
    ['offline', false, 'offline'],
  ])('emits an event: in a browser that is %s', async (_, onLine, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { events } = await openInVain();
    expect(events.at(-1)).toMatchObject({ type: 'aw:error', detail: { widget: 'web-chat', kind } });
  });

  test('is reported on the console once, with the cause', async () => {
    await openInVain();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[adviser-widgets] web-chat:', expect.objectContaining({ reason: 'failed' })],
    ]);
  });

  test('is retried by the next press, under an address that no browser has cached', async () => {
    await openInVain();
    await chat.press();
    expect(chatStatus()).toBe('Opening the chat…');
    const [first, second] = chat.vendor.asked;
    expect(second).toBe(`${first}&retry=1`);
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
  });

  test('fails after ten seconds of silence', async () => {
    await chat.open('data-load="interaction"');
    await chat.press();
    await pass(9_999);
    expect(chatStatus()).toBe('Opening the chat…');
    await pass(1);
    expect(chatStatus()).toContain('The chat cannot be reached.');
  });

  test('is also one whose script a blocker has emptied', async () => {
    await chat.open();
    await chat.press();
    await chat.arriveEmpty();
    expect(chatStatus()).toContain('The chat cannot be reached.');
    expect(launcher()?.getAttribute('aria-disabled')).toBeNull();
  });

  test('shows nothing before a visitor asks for it, and a press retries', async () => {
    const snippet = await chat.open('data-load="immediate"');
    await chat.fail();
    expect(chatStatus()).toBe('');
    expect(eventTypes(snippet)).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
    await chat.press();
    await chat.arrive();
    expect(chat.vendor.display).toBe('window');
  });
});

describe('the message above the launcher', () => {
  test.each<[string, () => Promise<void>]>([
    ['Escape', () => chat.user.keyboard('{Escape}')],
    ['a press on anything else', () => chat.user.click(document.body)],
  ])('disappears with %s, and the launcher is ready', async (_, leave) => {
    await openInVain();
    await leave();
    await chat.settle();
    expect(chatStatus()).toBe('');
    expect(launcher()?.getAttribute('aria-disabled')).toBeNull();
  });

  test.each<[string, () => Promise<void>]>([
    ['another key', () => chat.user.keyboard('{Shift}')],
    ['a press on itself', () => chat.user.click(screen.getByRole('status'))],
  ])('stays with %s', async (_, stay) => {
    await openInVain();
    await stay();
    await chat.settle();
    expect(chatStatus()).toContain('The chat cannot be reached.');
  });
});
