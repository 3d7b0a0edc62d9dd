/** What a visitor sees of the vendor's chat; `absent` until its script has run. */
export type ChatDisplay = 'absent' | 'hidden' | 'launcher' | 'window';

export interface FakeChat {
  readonly display: ChatDisplay;
  /** The addresses that were asked for its script, also those that never answered. */
  readonly asked: readonly string[];
  /** The vendor's script tag that stands in the page. */
  readonly script: HTMLScriptElement | null;
  /** The script arrives and runs; where none was asked for, the chat is the page's own. */
  arrive(): void;
  /** A blocker answers with a script that does nothing. */
  arriveEmpty(): void;
  /** The script is blocked. */
  fail(): void;
  /** Presses "Minimise" in the vendor's window. */
  minimise(): void;
  /** Takes the fake off the page again. */
  remove(): void;
}

type Call = readonly [command: string, name: string, listener?: () => void];

/** For as long as the page lives: the vendor has no undo, and whoever listens need not do so again. */
const listeners = new Map<string, (() => void)[]>();

/** Stands in for Zendesk's Web Widget, which nothing fetches in a test. */
export function installFakeChat(): FakeChat {
  let isHidden = false;
  let isOpen = false;

  function setOpen(next: boolean): void {
    if (isOpen === next) return; // the vendor reports changes alone
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
    if (command === 'webWidget:on' && listener) listeners.set(name, [...(listeners.get(name) ?? []), listener]);
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
