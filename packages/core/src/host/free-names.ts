import { pageGlobal } from './foreign-globals.ts';

/** Without an error where the page has made it read-only. */
export function setPageGlobal(name: string, value: unknown): void {
  Reflect.set(globalThis, name, value);
}

/** For a vendor's script that is about to load: it would add itself to an element or frame of that name, where it is lost. */
export function freePageGlobal(name: string): void {
  if (name in globalThis && !pageGlobal(name, () => true)) setPageGlobal(name, undefined);
}
