/** Keeps JSON in the tab's session storage. Without storage (private mode, blocked) it keeps nothing (R5). */
export const sessionStore = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    } catch {
      return null; // nothing was kept
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // a full or blocked storage keeps nothing
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // there was nothing to remove
    }
  },
};
