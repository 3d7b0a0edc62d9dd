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
    [{ key: 'k', scriptUrl: 'https://chat.example/snippet.js?v=2' }, 'https://chat.example/snippet.js?v=2&key=k'],
  ])('for %j has the address %s', async (given, address) => {
    expect((await scriptOf({ chat: given }))?.src).toBe(address);
  });

  test('has the id by which the vendor finds it, and the nonce of the page', async () => {
    const script = await scriptOf({ nonce: 'n-1' });
    expect(script?.id).toBe('ze-snippet');
    expect(script?.nonce).toBe('n-1');
  });

  test('is not added to a page that has the chat already, which goes out of sight until it is asked for', async () => {
    chat.vendor.arrive();
    await chat.open('data-load="immediate"');
    expect(chat.vendor.asked).toEqual([]);
    expect(chat.vendor.display).toBe('hidden');
    await chat.press();
    expect(chat.vendor.display).toBe('window');
  });
});

describe("the vendor's settings (R14)", () => {
  const ours = { theme: '#0b2545', launcher: '#0f766e', launcherText: '#ffffff' };
  const settings = () => Reflect.get(globalThis, 'zESettings') as unknown;

  test('have our colours', async () => {
    await chat.open('data-load="immediate"');
    expect(settings()).toEqual({ webWidget: { color: ours } });
  });

  test("keep the site's own, whose colours count before ours", async () => {
    vi.stubGlobal('zESettings', { locale: 'mi', webWidget: { color: { launcher: '#123456' }, zIndex: 5 } });
    await chat.open('data-load="immediate"');
    expect(settings()).toEqual({ locale: 'mi', webWidget: { color: { ...ours, launcher: '#123456' }, zIndex: 5 } });
  });

  test('stay as they are on a page that has the chat already', async () => {
    chat.vendor.arrive();
    await chat.open('data-load="immediate"');
    expect(settings()).toBeUndefined();
  });
});
