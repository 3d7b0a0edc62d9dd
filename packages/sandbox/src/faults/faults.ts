import type { Changes } from '../changes.ts';
import { settingOf, type Fault, type WaitingFault } from './fault-setting.ts';

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Oldest first. */
  list(): readonly WaitingFault[];
  /** Uses up the fault once. */
  take(method: string, path: string): Fault | undefined;
}

export function createFaults(changes: Changes): Faults {
  let faults: readonly Fault[] = [];
  const set = (next: readonly Fault[]) => {
    faults = next;
    changes.notify();
  };
  return {
    add: (fault) => set([...faults, fault]),
    clear: () => set([]),
    list: () => faults.map(settingOf),
    take: (method, path) => {
      const hit = faults.find(
        (fault) => path.endsWith(fault.path) && (method !== 'OPTIONS' || fault.preflight),
      );
      if (hit) set(faults.flatMap((fault) => (fault === hit ? usedOnce(fault) : fault)));
      return hit;
    },
  };
}

function usedOnce(fault: Fault): Fault[] {
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}
