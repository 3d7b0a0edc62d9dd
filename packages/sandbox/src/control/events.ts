import type { RequestHandler } from 'express';
import type { CaptchaSwitch } from '../captcha/captcha-switch.ts';
import type { Changes } from '../changes.ts';
import type { Faults } from '../faults/faults.ts';
import type { MapsSwitch } from '../maps/maps-switch.ts';
import type { Records } from '../records.ts';

export interface StateParts {
  readonly records: Records;
  readonly captcha: CaptchaSwitch;
  readonly maps: MapsSwitch;
  readonly faults: Faults;
  readonly changes: Changes;
}

/** Sends the state now and after each change. */
export function streamState({ records, captcha, maps, faults, changes }: StateParts): RequestHandler {
  return (_request, response) => {
    const send = () => {
      const state = {
        counts: records.counts(),
        captcha: captcha.state(),
        maps: maps.state(),
        faults: faults.list(),
      };
      response.write(`data: ${JSON.stringify(state)}\n\n`);
    };
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    send();
    response.once('close', changes.subscribe(send));
  };
}
