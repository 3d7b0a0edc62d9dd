import { randomId, sessionStore } from '@adviser-widgets/core/internal';
import { leadLifetimeMs } from '../submit/lead-identity.ts';
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
}

interface OpenRecord<Value> extends TabRecord<Value> {
  /** Lets another form of the page keep it. It stays in the tab. */
  readonly close: () => void;
}

/** Who keeps a record: a tab that was duplicated has the owner's name, but not the lock. */
interface Ownership {
  readonly owner: string;
  readonly lock: TabLock;
}

/** Of the forms on this page: two with one name would overwrite each other. */
const usedNames = new Set<string>();

/** Opens the record of a form, or a second one if another form of the page has it. A duplicated tab forgets its copy. */
export function openTabRecord<Value>({
  key,
  parse,
  onRestore,
}: TabRecordOptions<Value>): OpenRecord<Value> | undefined {
  let name = `draft ${key}` as const;
  while (usedNames.has(name)) name += '+';
  const entry = sessionStore.read(name); // even if nothing is kept: it removes expired records
  if (!key) return undefined;
  usedNames.add(name);
  let held: Ownership | undefined;
  let latest: Value | undefined;
  const ready = restore(entry);
  return { ready: () => ready, keep, forget, close };

  async function restore(stored: unknown): Promise<void> {
    const { owner, value } = Object(stored) as { owner?: unknown; value?: unknown };
    const kept = parse(value);
    if (typeof owner !== 'string' || kept === undefined) return;
    const mine = (held = own(owner));
    const isOurs = await mine.lock.isOurs;
    if (held !== mine) return; // forgotten or closed meanwhile
    if (isOurs) return onRestore(kept);
    const typed = latest; // while the lock was asked for
    forget();
    if (typed !== undefined) keep(typed);
  }

  function keep(value: Value): void {
    latest = value;
    held ??= own(randomId());
    sessionStore.write(name, { owner: held.owner, value }, leadLifetimeMs);
  }

  function forget(): void {
    latest = undefined;
    release();
    sessionStore.remove(name);
  }

  function close(): void {
    usedNames.delete(name);
    release();
  }

  function release(): void {
    held?.lock.release();
    held = undefined;
  }
}

function own(owner: string): Ownership {
  return { owner, lock: lockInTab(`aw-draft ${owner}`) };
}
