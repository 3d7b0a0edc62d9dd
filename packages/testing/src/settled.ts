import { vi } from 'vitest';

/** More turns than any chain of promises, renders and effects in our widgets takes. */
const turns = 20;

/**
 * Waits until everything that needs no clock has happened: imports have loaded, and what follows from them is done. The
 * number of turns of the event loop is fixed, so a slow machine takes longer and misses nothing. For "nothing happens".
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await vi.dynamicImportSettled(); // one turn at least, held clock or not
}
