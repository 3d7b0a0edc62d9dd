import { randomId, sessionStore } from '@adviser-widgets/core/internal';
import { leadLifetimeMs } from './lead-identity.ts';
import { lockInTab, type TabLock } from './tab-lock.ts';

export interface TabRecordOptions<Value> {
  /** Names the record, which is stored under its digest; with '' nothing is kept. */
  readonly key: string;
  /** `undefined` for an invalid record: the page can change its storage. */
  readonly parse: (given: unknown) => Value | undefined;
  /** Called with the record from before a reload, or before the key changed. */
  readonly onRestore: (value: Value) => void;
}

/** A record that one form keeps in the tab. */
export interface TabRecord<Value> {
  /** Resolves within a second, once the record from before a reload is restored or dropped. */
  readonly ready: () => Promise<void>;
  /** For 30 minutes. */
  readonly keep: (value: Value) => void;
  /** Removes it. */
  readonly forget: () => void;
  /**
   * Keeps it open until a press has ended, even if its form goes, and removes it if the press resolves to true. What is
   * typed meanwhile is another record's.
   */
  readonly hold: (press: Promise<boolean>) => void;
}

/** Who keeps a record: a tab that was duplicated has the owner's name, but not the lock. */
interface Ownership {
  readonly owner: string;
  readonly lock: TabLock;
}

type RecordName = `draft ${string}`;

/** Of the forms on this page, and of those that have left a press behind: two with one name would overwrite each other. */
const openRecords = new Map<RecordName, OpenRecord<unknown>>();

/** Opens the record of a form, or a second one if another form of the page has it. A duplicated tab forgets its copy. */
export function openTabRecord<Value>(options: TabRecordOptions<Value>): OpenRecord<Value> | undefined {
  const own: RecordName = `draft ${options.key}`;
  let name = own;
  while (openRecords.has(name)) name += '+';
  const entry = sessionStore.read(name); // even if nothing is kept: it removes expired records
  return options.key ? new OpenRecord(options, { own, name, entry }) : undefined;
}

interface Opened {
  /** The name it has if no other form of the page has it. */
  readonly own: RecordName;
  readonly name: RecordName;
  readonly entry: unknown;
}

class OpenRecord<Value> implements TabRecord<Value> {
  readonly #options: TabRecordOptions<Value>;
  readonly #own: RecordName;
  #name: RecordName;
  #state: 'open' | 'left' | 'closed' = 'open';
  #presses = 0;
  #held: Ownership | undefined;
  #latest: Value | undefined;
  #restoring: Promise<void>;
  #onClosed: (() => void)[] = [];

  constructor(options: TabRecordOptions<Value>, { own, name, entry }: Opened) {
    this.#options = options;
    this.#own = own;
    this.#name = name;
    const before = openRecords.get(own);
    if (before && before.#state === 'left') before.#onClosed.push(() => void this.#follow());
    openRecords.set(name, this as OpenRecord<unknown>);
    this.#restoring = this.#restore(entry);
  }

  readonly ready = () => this.#restoring;

  readonly keep = (value: Value) => {
    if (this.#state === 'closed') return;
    this.#latest = value;
    this.#held ??= ownAs(randomId());
    sessionStore.write(this.#name, { owner: this.#held.owner, value }, leadLifetimeMs);
  };

  readonly forget = () => {
    if (this.#state === 'closed') return;
    this.#latest = undefined;
    this.#release();
    sessionStore.remove(this.#name);
  };

  readonly hold = (press: Promise<boolean>) => {
    this.#presses++;
    const end = (isDelivered: boolean) => {
      this.#presses--;
      if (isDelivered) this.forget();
      if (this.#state === 'left') this.close();
    };
    void press.then(end, () => end(false));
  };

  /** Its form has gone: another one may keep it, once no press holds it. It stays in the tab. */
  readonly close = () => {
    this.#state = 'left';
    if (this.#presses > 0) return;
    this.#state = 'closed';
    openRecords.delete(this.#name);
    this.#release();
    this.#onClosed.forEach((call) => call());
  };

  async #restore(entry: unknown): Promise<void> {
    const { owner, value } = Object(entry) as { owner?: unknown; value?: unknown };
    const kept = this.#options.parse(value);
    if (typeof owner !== 'string' || kept === undefined) return;
    const mine = (this.#held = ownAs(owner));
    const isOurs = await mine.lock.isOurs;
    if (this.#held !== mine) return; // forgotten or closed meanwhile
    const typed = this.#latest; // while the lock was asked for
    if (isOurs) {
      this.#latest ??= kept;
      return this.#options.onRestore(kept);
    }
    this.forget();
    if (typed !== undefined) this.keep(typed);
  }

  /** The form before has gone, and so has its press: takes its place, and what it left if this form is still empty. */
  async #follow(): Promise<void> {
    await this.#restoring; // a record of its own is not empty
    if (this.#state === 'closed' || openRecords.has(this.#own)) return;
    const typed = this.#latest;
    this.#release();
    openRecords.delete(this.#name);
    sessionStore.remove(this.#name);
    this.#name = this.#own;
    openRecords.set(this.#name, this as OpenRecord<unknown>);
    if (typed === undefined) this.#restoring = this.#restore(sessionStore.read(this.#name));
    else this.keep(typed);
  }

  #release(): void {
    this.#held?.lock.release();
    this.#held = undefined;
  }
}

function ownAs(owner: string): Ownership {
  return { owner, lock: lockInTab(`aw-draft ${owner}`) };
}
