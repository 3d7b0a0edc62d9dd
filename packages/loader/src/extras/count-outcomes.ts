import type { WidgetEvent, WidgetHost } from '@adviser-widgets/widget';
import { failureWord } from './failure-word.ts';

/** Counts how presses of forms ended. */
export interface Outcomes {
  /** To be called with each event that a widget emits. */
  add(host: WidgetHost, event: WidgetEvent, detail: object): void;
  /** `success`, `open` (no answer yet) and `error:<kind>`, each with its number. */
  counts(): Record<string, number>;
}

/**
 * An error is an outcome if it follows a submission of the same widget, or if the press did not pass the rules. Maps,
 * lists and the chat emit errors too, but send nothing.
 */
export function countOutcomes(): Outcomes {
  const counts: Record<string, number> = {};
  const open = new Set<string>();
  const count = (outcome: string) => (counts[outcome] = (counts[outcome] ?? 0) + 1);
  return {
    add({ id }, event, detail) {
      if (event === 'aw:submit') open.add(id);
      if (event === 'aw:success') {
        open.delete(id);
        count('success');
      }
      if (event === 'aw:error') {
        const kind = failureWord((detail as { kind?: unknown }).kind) ?? 'unknown';
        if (open.delete(id) || kind === 'invalid') count(`error:${kind}`);
      }
    },
    counts: () => (open.size > 0 ? { ...counts, open: open.size } : counts),
  };
}
