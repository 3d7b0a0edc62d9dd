import { getConfig, loadScript } from '@adviser-widgets/core';

type ChatEvent = 'open' | 'close';

interface ZendeskPage {
  zE?: (...call: unknown[]) => void;
  zESettings?: { webWidget?: { color?: object } };
}

// A cast: the names are the vendor's, and anything may stand there.
const page = globalThis as ZendeskPage;

/** R14. A site's own colours count before these. */
const color = { theme: '#0b2545', launcher: '#0f766e', launcherText: '#ffffff' };

let listener: (event: ChatEvent) => void = () => {};
let isHeard = false;
let loaded: Promise<void> | undefined;

/**
 * Loads Zendesk's Web Widget, out of sight until `openChat`; a copy that the page has is as good. Safe to repeat: a chat that is there stays as the visitor has it.
 *
 * @throws {ScriptError} when the script is blocked or silent, and whatever a wrong one leads to
 */
export function loadChat(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined; // for the next press to try
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
    await loadScript(`${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`, { id: 'ze-snippet' });
    if (typeof page.zE !== 'function') throw new Error(`${url} brought no chat`); // blockers answer with an empty script
  }
  page.zE?.('webWidget', 'hide');
  for (const event of isHeard ? [] : (['open', 'close'] as const)) page.zE?.('webWidget:on', event, () => listener(event));
  isHeard = true; // the vendor has no undo
}

/** Shows the chat and opens it. */
export function openChat(): void {
  page.zE?.('webWidget', 'show');
  page.zE?.('webWidget', 'open');
}

/** Takes the chat out of sight, launcher and all, until it is loaded again. */
export function hideChat(): void {
  loaded = undefined;
  page.zE?.('webWidget', 'hide');
}

/** Hears of each time the chat opens or closes; one at a time. */
export function hearChat(next: typeof listener): void {
  listener = next;
}
