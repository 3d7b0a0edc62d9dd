import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../cdn/find-widgets.ts';

/** What a person does in one step of a walk. */
export interface Act {
  readonly says: string;
  /** What they read before it. */
  readonly reads?: string;
  /** What they type; what they paste counts as nothing. */
  readonly types?: string;
}

interface Step {
  readonly says: string;
  /** Seconds, all three. */
  readonly waited: number;
  readonly reading: number;
  readonly typing: number;
}

const pictures = join(root, 'test-results', 'first-minutes');

/** Words and characters a minute of somebody who is new here. */
const pace = { words: 200, characters: 150 };

export interface Walk {
  /** Measures how long `run` takes, estimates reading and typing, and takes a picture of the page. */
  step(act: Act, run: () => Promise<unknown>, page?: Page): Promise<void>;
  print(): void;
}

export function startWalk(person: string): Walk {
  const steps: Step[] = [];
  mkdirSync(pictures, { recursive: true });
  return {
    async step({ says, reads = '', types = '' }, run, page) {
      const start = performance.now();
      await run();
      const waited = (performance.now() - start) / 1000;
      const words = reads.split(/\s+/).filter(Boolean).length;
      steps.push({
        says,
        waited,
        reading: (words / pace.words) * 60,
        typing: (types.length / pace.characters) * 60,
      });
      await page?.screenshot({ path: join(pictures, `${person}-${steps.length}.png`) });
    },
    print() {
      console.log(`\n${person}: seconds of reading, typing and waiting, and the clock`);
      let clock = 0;
      for (const { says, reading, typing, waited } of steps) {
        clock += reading + typing + waited;
        const figures = [reading, typing, waited].map((seconds) => seconds.toFixed(0).padStart(4)).join('');
        console.log(`${figures}  ${inMinutes(clock)}  ${says}`);
      }
    },
  };
}

function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
