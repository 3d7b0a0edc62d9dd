import { inTime } from '@adviser-widgets/core';
import type { mounting, WidgetModule } from '@adviser-widgets/widget/react';
import { filesOf } from './manifest.ts';
import type { Page } from './page.ts';

/** A widget's built file: its definition, its component, and the code that mounts it. */
export interface BuiltWidget extends WidgetModule {
  readonly mounting: typeof mounting;
}

/** Milliseconds until a file that never arrives counts as missing. */
const patience = 30_000;

/** Milliseconds in which placeholders of one name share their wait: the thousand of a page need no timer each. */
const together = 100;

/** An import under way or done, as those wait for it who asked at about `since`. */
interface Wait {
  readonly whole: Promise<BuiltWidget>;
  readonly inTime: Promise<BuiltWidget>;
  readonly since: number;
}

/**
 * Imports widgets by name: one import per name, however many placeholders. A failed one is forgotten,
 * for the next placeholder to try.
 */
export function createImporter({ manifest, assets }: Pick<Page, 'manifest' | 'assets'>): (name: string) => Promise<BuiltWidget> {
  const waits = new Map<string, Wait>();
  return (name) => {
    const known = waits.get(name);
    const since = performance.now();
    if (known && since - known.since < together) return known.inTime;
    const whole = known?.whole ?? importWidget(name);
    const wait = { whole, inTime: inTime(whole, patience), since };
    waits.set(name, wait);
    wait.inTime.catch(() => waits.delete(name));
    return wait.inTime;
  };

  async function importWidget(name: string): Promise<BuiltWidget> {
    const [own = '', ...others] = filesOf(manifest, name);
    const needed = others.map(assets.fetch);
    assets.fetch(own).catch(() => {}); // its import tells
    await Promise.all(needed);
    return (await assets.module(own)) as BuiltWidget; // the build generates the file with these exports
  }
}
