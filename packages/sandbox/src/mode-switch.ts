import * as v from 'valibot';
import type { Changes } from './changes.ts';
import { fieldsByName } from './check-fields.ts';
import { countFromOne, keyMessage } from './reasons.ts';

/** With `times`, the mode returns to `pass` after that many uses. */
export interface ModeSetting<Mode extends string> {
  readonly mode: Mode;
  readonly times?: number | undefined;
}

export interface ModeSwitch<Mode extends string> {
  state(): ModeSetting<Mode>;
  set(setting: ModeSetting<Mode>): void;
  /** Counts one use. */
  take(): Mode;
}

export function modeSetting<const Modes extends readonly string[]>(modes: Modes) {
  const mode = `one of ${modes.join(', ')}`;
  return v.pipe(
    fieldsByName,
    v.strictObject({ mode: v.picklist(modes, mode), times: v.optional(countFromOne) }, keyMessage(mode)),
  );
}

export function createModeSwitch<Mode extends string>(changes: Changes): ModeSwitch<Mode | 'pass'> {
  let setting: ModeSetting<Mode | 'pass'> = { mode: 'pass' };
  const set = (next: ModeSetting<Mode | 'pass'>) => {
    setting = next;
    changes.notify();
  };
  return {
    state: () => setting,
    set,
    take: () => {
      const { mode, times } = setting;
      if (times !== undefined) set(times > 1 ? { mode, times: times - 1 } : { mode: 'pass' });
      return mode;
    },
  };
}
