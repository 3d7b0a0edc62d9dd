import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const places: object[] = [];
const listeners = new Set<() => void>();

/** A page has one launcher, however many placeholders. */
export function useFirst(): boolean {
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    places.push(me);
    notify();
    return () => {
      places.splice(places.indexOf(me), 1);
      notify();
    };
  }, [me]);
  return useSyncExternalStore(
    subscribe,
    () => places[0] === me,
    () => false,
  );
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
