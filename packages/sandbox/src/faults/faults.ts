import * as v from 'valibot';
import type { Changes } from '../changes.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What one failure looks like (contract section 7). Alone, `delayMs` only delays. */
export const faultSetting = v.strictObject({
  /** Matched with the end of a request's path, the query left out. */
  path: v.pipe(v.string(), v.nonEmpty()),
  /** So many requests fail. */
  times: v.optional(count, 1),
  /** Default 200 with a body of your own, else 500. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Milliseconds before anything else happens. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** Breaks the connection without an answer. */
  reset: v.optional(v.boolean(), false),
  /** Announces the whole body, sends half, and breaks the connection. */
  truncate: v.optional(v.boolean(), false),
  body: v.optional(v.string()),
  contentType: v.optional(v.string()),
  /** Further headers of the answer, such as Retry-After or Location. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** Hits preflights too; without it they pass and are not counted. */
  preflight: v.optional(v.boolean(), false),
  /** Does the work first (a lead is stored), then fails. */
  commit: v.optional(v.boolean(), false),
});
export type Fault = v.InferOutput<typeof faultSetting>;
/** A failure as it is asked for: all but the path has a default. */
export type FaultRequest = v.InferInput<typeof faultSetting>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Oldest first, `times` as it is left. */
  list(): readonly Fault[];
  /** The fault a request runs into; it is used up once by this. */
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
    list: () => faults,
    take: (method, path) => {
      const hit = faults.find((fault) => path.endsWith(fault.path) && (method !== 'OPTIONS' || fault.preflight));
      if (hit) set(faults.flatMap((fault) => (fault === hit ? usedOnce(fault) : fault)));
      return hit;
    },
  };
}

function usedOnce(fault: Fault): Fault[] {
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}
