import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const places: object[] = [];
const listeners = new Set<() => void>();

/** True for the first mounted chat: a page has one launcher, however many placeholders. */
export function useFirst(): boolean {
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    places.push(me);
    tell();
    return () => {
      places.splice(places.indexOf(me), 1);
      tell();
    };
  }, [me]);
  return useSyncExternalStore(subscribe, () => places[0] === me, () => false);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
