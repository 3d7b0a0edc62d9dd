/** What a visitor sees of the vendor's chat; `absent` until its script has run. */
export type ChatDisplay = 'absent' | 'hidden' | 'launcher' | 'window';

export interface FakeChat {
  readonly display: ChatDisplay;
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

type Call = readonly [command: string, name: string, listener?: () => void];

/**
 * Kept for the lifetime of the page: the vendor has no way to unsubscribe, so listeners are added only once.
 */
const listeners = new Map<string, (() => void)[]>();

/** Replaces Zendesk's Web Widget, which no test loads. */
export function installFakeChat(): FakeChat {
  let isHidden = false;
  let isOpen = false;

  function setOpen(next: boolean): void {
    if (isOpen === next) return; // the vendor reports only changes
    isOpen = next;
    listeners.get(next ? 'open' : 'close')?.forEach((listener) => listener());
  }

  const commands: Readonly<Record<string, () => void>> = {
    hide: () => (isHidden = true),
    show: () => (isHidden = false),
    open: () => setOpen(true),
  };

  function call(...[command, name, listener]: Call): void {
    const run = command === 'webWidget' ? commands[name] : undefined;
    if (command === 'webWidget:on' && listener)
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    else if (run) run();
    else throw new Error(`The fake chat does not know zE('${command}', '${name}')`);
  }

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
      if (!('zE' in globalThis)) return 'absent';
      if (isHidden) return 'hidden';
      return isOpen ? 'window' : 'launcher';
    },
    get asked() {
      collect(observer.takeRecords());
      return asked;
    },
    get script() {
      return script();
    },
    arrive() {
      Object.assign(globalThis, { zE: call });
      report('load');
    },
    arriveEmpty: () => void report('load'),
    fail: () => void report('error'),
    minimise: () => setOpen(false),
    remove() {
      observer.disconnect();
      script()?.remove();
      for (const name of ['zE', 'zESettings']) Reflect.deleteProperty(globalThis, name);
    },
  };
}
