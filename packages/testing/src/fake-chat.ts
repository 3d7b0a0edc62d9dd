import { createChat, type ChatListeners } from '@adviser-widgets/sandbox/in-page';

export interface FakeChat {
  /** What a visitor sees of it: `absent` until its script has run, `hidden`, `launcher` or `window`. */
  readonly display: string;
  /** The requested URLs of its script, including those without an answer. */
  readonly asked: readonly string[];
  /** The vendor's script tag in the page. */
  readonly script: HTMLScriptElement | null;
  /** Loads and runs the script. If none was requested, the chat is the page's own. */
  arrive(): void;
  /** Loads an empty script, as a blocker does. */
  arriveEmpty(): void;
  /** Fails the script, as if blocked. */
  fail(): void;
  /** Presses "Minimise" in the vendor's window. */
  minimise(): void;
  /** Removes the fake from the page. */
  remove(): void;
}

/** Kept for the lifetime of the page: our code subscribes once. */
const listeners: ChatListeners = new Map();

/** The sandbox's chat in place of Zendesk's Web Widget; the test loads its script. */
export function installFakeChat(): FakeChat {
  let chat: ReturnType<typeof createChat> | undefined;

  const asked: string[] = [];
  const collect = (records: readonly MutationRecord[]) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    asked.push(...added.flatMap((node) => (node instanceof HTMLScriptElement ? [node.src] : [])));
  };
  const observer = new MutationObserver(collect);
  observer.observe(document.head, { childList: true });

  const script = () => document.querySelector<HTMLScriptElement>('#ze-snippet');
  const report = (type: 'load' | 'error') => script()?.dispatchEvent(new Event(type));

  return {
    get display() {
      const display = chat?.call('webWidget:get', 'display') ?? 'absent';
      return display === 'contactForm' ? 'window' : String(display);
    },
    get asked() {
      collect(observer.takeRecords());
      return asked;
    },
    get script() {
      return script();
    },
    arrive() {
      chat = createChat({}, listeners);
      chat.show();
      Object.assign(globalThis, { zE: chat.call });
      report('load');
    },
    arriveEmpty: () => void report('load'),
    fail: () => void report('error'),
    minimise: () => document.querySelector<HTMLButtonElement>('#webWidget button')?.click(),
    remove() {
      observer.disconnect();
      chat?.call('webWidget', 'hide');
      script()?.remove();
      for (const name of ['zE', 'zESettings']) Reflect.deleteProperty(globalThis, name);
    },
  };
}
