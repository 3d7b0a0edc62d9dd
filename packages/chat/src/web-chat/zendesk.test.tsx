import { createChatOpener } from '@adviser-widgets/testing/chat';
import { describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';

const chat = createChatOpener(definition);

/** Returns the script tag of a chat with this configuration. */
async function scriptOf(config: object): Promise<HTMLScriptElement | null> {
  chat.configure(config);
  await chat.open('data-load="immediate"');
  return chat.vendor.script;
}

describe("the vendor's script", () => {
  test.each([
    [{ key: 'own-key' }, 'https://static.zdassets.com/ekr/snippet.js?key=own-key'],
    [{ key: 'a&b=c d' }, 'https://static.zdassets.com/ekr/snippet.js?key=a%26b%3Dc%20d'],
    [{ key: 'k', scriptUrl: 'https://chat.example/snippet.js' }, 'https://chat.example/snippet.js?key=k'],
    [
      { key: 'k', scriptUrl: 'https://chat.example/snippet.js?v=2' },
      'https://chat.example/snippet.js?v=2&key=k',
    ],
  ])('for %j has the address %s', async (given, address) => {
    expect((await scriptOf({ chat: given }))?.src).toBe(address);
  });

  test("has the id that the vendor expects, and the page's nonce", async () => {
    const script = await scriptOf({ nonce: 'n-1' });
    expect(script?.id).toBe('ze-snippet');
    expect(script?.nonce).toBe('n-1');
  });

  test('is not added to a page that already has the chat, which is hidden until it is opened', async () => {
    chat.vendor.arrive();
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toEqual([]);
    expect(chat.vendor.display).toBe('hidden');
    await chat.press();
    expect(chat.vendor.display).toBe('window');
  });
});

describe("the vendor's settings", () => {
  const ours = { theme: '#0b2545', launcher: '#0f766e', launcherText: '#ffffff' };
  const settings = () => Reflect.get(globalThis, 'zESettings') as unknown;

  test('have our colours', async () => {
    await chat.open('data-load="immediate"');
    expect(settings()).toEqual({ webWidget: { color: ours } });
  });

  test("keep the site's own colours, which take precedence", async () => {
    vi.stubGlobal('zESettings', { locale: 'mi', webWidget: { color: { launcher: '#123456' }, zIndex: 5 } });
    await chat.open('data-load="immediate"');
    expect(settings()).toEqual({
      locale: 'mi',
      webWidget: { color: { ...ours, launcher: '#123456' }, zIndex: 5 },
    });
  });

  test('are unchanged on a page that already has the chat', async () => {
    chat.vendor.arrive();
    await chat.open('data-load="immediate"');
    expect(settings()).toBeUndefined();
  });
});
