import { getConfig } from '@adviser-widgets/core';
import { freePageGlobal, loadScript, pageGlobal, setPageGlobal } from '@adviser-widgets/core/internal';

type Zendesk = (...call: unknown[]) => void;

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
  if (!zendesk()) {
    freePageGlobal('zE');
    const settings = pageGlobal<{ readonly webWidget?: { readonly color?: object } }>(
      'zESettings',
      () => true,
    );
    const own = settings?.webWidget;
    setPageGlobal('zESettings', { ...settings, webWidget: { ...own, color: { ...color, ...own?.color } } });
    const url = scriptUrl || 'https://static.zdassets.com/ekr/snippet.js';
    await loadScript(`${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`, {
      id: 'ze-snippet',
    });
    // Blockers answer with an empty script.
    if (!zendesk()) throw new Error(`${url} loaded, but it does not define the chat`);
  }
  zendesk()?.('webWidget', 'hide');
  for (const event of isSubscribed ? [] : (['open', 'close'] as const))
    zendesk()?.('webWidget:on', event, () => listener(event));
  isSubscribed = true; // the vendor has no way to unsubscribe
}

function zendesk(): Zendesk | undefined {
  return pageGlobal<Zendesk>('zE', (found) => typeof found === 'function');
}

export function openChat(): void {
  zendesk()?.('webWidget', 'show');
  zendesk()?.('webWidget', 'open');
}

export function hideChat(): void {
  loaded = undefined;
  zendesk()?.('webWidget', 'hide');
}

/** There is one listener at a time. */
export function setChatListener(next: typeof listener): void {
  listener = next;
}
