/** The support chat's stand-in, `/stand-ins/chat/snippet.js`: a classic script. Nobody answers. */
import { createChat, type Chat } from './create-chat.ts';

type Call = readonly [command: string, name: string, ...rest: unknown[]];

interface VendorWindow {
  zE?: (...call: Call) => unknown;
  zESettings?: { webWidget?: { color?: Record<string, string> } };
}

// A cast: the globals are the vendor's, and a page may have set them to anything.
const page = window as unknown as VendorWindow;
// As with the vendor, the script finds itself by this id, and its key in its URL.
const script = document.getElementById('ze-snippet');
const key = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('key') : null;

const waiting: Call[] = [];
let chat: Chat | undefined;

if (!key) {
  console.error('The chat cannot start: expected a script with the id ze-snippet, and a key in its address.');
} else if (typeof page.zE !== 'function') {
  page.zE = (...call) => {
    if (chat) return chat.call(...call);
    waiting.push(call);
    return undefined;
  };
  // As with the vendor, calls are queued until the rest has loaded.
  setTimeout(start, 30);
}

function start(): void {
  const started = createChat(page.zESettings?.webWidget?.color ?? {});
  waiting.splice(0).forEach((call) => started.call(...call));
  chat = started;
  started.show();
}
