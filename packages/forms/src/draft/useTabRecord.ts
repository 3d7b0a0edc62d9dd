import { randomId, sessionStore } from '@adviser-widgets/core/internal';
import { useEffect, useRef } from 'react';
import { leadLifetimeMs } from '../submit/lead-identity.ts';
import { lockInTab, type TabLock } from './tab-lock.ts';

interface TabRecordOptions<Value> {
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

/** Of the forms on this page: two with one key, such as copies with the same id, would overwrite each other. */
const usedKeys = new Set<string>();

/** Keeps a record for the tab that holds its lock: a duplicated tab forgets its copy. */
export function useTabRecord<Value>({ key, parse, onRestore }: TabRecordOptions<Value>): TabRecord<Value> {
  const name = `draft ${key}` as const;
  const isMine = useRef(false);
  const held = useRef<{ readonly owner: string; readonly lock: TabLock }>(undefined);
  const known = useRef(Promise.resolve());
  const latest = useRef<Value>(undefined);

  useEffect(() => {
    const entry = sessionStore.read(name); // even if nothing is kept: it removes expired records
    if (!key || usedKeys.has(key)) return;
    usedKeys.add(key);
    isMine.current = true;
    const { owner, value } = Object(entry) as { owner?: unknown; value?: unknown };
    const kept = parse(value);
    if (typeof owner === 'string' && kept !== undefined) {
      const mine = hold(owner);
      known.current = mine.lock.isOurs.then((isOurs) => {
        if (held.current !== mine) return; // forgotten, unmounted or of another key meanwhile
        if (isOurs) return onRestore(kept);
        const { current: typed } = latest; // while the lock was asked for
        forget();
        if (typed !== undefined) keep(typed);
      });
    }
    return () => {
      usedKeys.delete(key);
      isMine.current = false;
      latest.current = undefined;
      releaseLock();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each key
  }, [key]);

  function hold(owner: string): NonNullable<typeof held.current> {
    held.current = { owner, lock: lockInTab(`aw-draft ${owner}`) };
    return held.current;
  }

  function releaseLock(): void {
    held.current?.lock.release();
    held.current = undefined;
  }

  function keep(value: Value): void {
    if (!isMine.current) return;
    latest.current = value;
    const { owner } = held.current ?? hold(randomId());
    sessionStore.write(name, { owner, value }, leadLifetimeMs);
  }

  function forget(): void {
    if (!isMine.current) return;
    latest.current = undefined;
    releaseLock();
    sessionStore.remove(name);
  }

  return { ready: () => known.current, keep, forget };
}
