import { getConfig } from '@adviser-widgets/core';
import { loadScript } from '@adviser-widgets/core/internal';

interface ZendeskPage {
  zE?: (...call: unknown[]) => void;
  zESettings?: { webWidget?: { color?: object } };
}

// A cast: the names are the vendor's, and a page may have set them to anything.
const page = globalThis as ZendeskPage;

/** The library's blue, teal and white. A site's own colours take precedence. */
const color = { theme: '#0b2545', launcher: '#0f766e', launcherText: '#ffffff' };

let listener: (event: 'open' | 'close') => void = () => {};
let isSubscribed = false;
let loaded: Promise<void> | undefined;

/**
 * Reuses a copy that the page has loaded; an existing chat stays as it is.
 * @throws {ScriptError} if the script is blocked or times out; other errors if the wrong script loads
 */
export function loadChat(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined; // so the next press retries
    throw error;
  });
  return loaded;
}

async function load(): Promise<void> {
  const { scriptUrl, key } = getConfig().chat;
  if (typeof page.zE !== 'function') {
    const own = page.zESettings?.webWidget;
    page.zESettings = { ...page.zESettings, webWidget: { ...own, color: { ...color, ...own?.color } } };
    const url = scriptUrl || 'https://static.zdassets.com/ekr/snippet.js';
    await loadScript(`${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`, {
      id: 'ze-snippet',
    });
    // Blockers answer with an empty script.
    if (typeof page.zE !== 'function') throw new Error(`${url} loaded, but it does not define the chat`);
  }
  page.zE?.('webWidget', 'hide');
  for (const event of isSubscribed ? [] : (['open', 'close'] as const))
    page.zE?.('webWidget:on', event, () => listener(event));
  isSubscribed = true; // the vendor has no way to unsubscribe
}

export function openChat(): void {
  page.zE?.('webWidget', 'show');
  page.zE?.('webWidget', 'open');
}

export function hideChat(): void {
  loaded = undefined;
  page.zE?.('webWidget', 'hide');
}

/** There is one listener at a time. */
export function setChatListener(next: typeof listener): void {
  listener = next;
}
