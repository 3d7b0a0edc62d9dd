import { vi } from 'vitest';

/** More turns than any chain of promises, renders and effects in our widgets takes. */
const turns = 20;

/**
 * Waits until everything that needs no clock has happened: imports have loaded, with what follows from them.
 * The number of event loop turns is fixed, so a slow machine takes longer but misses nothing. Use it to
 * assert that nothing happens.
 */
export async function settled(): Promise<void> {
  // takes at least one turn, with real or fake timers
  for (let turn = 0; turn < turns; turn++) await vi.dynamicImportSettled();
}
