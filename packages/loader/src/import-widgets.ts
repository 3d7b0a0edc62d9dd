import { inTime } from '@adviser-widgets/core';
import type { activate, WidgetModule } from '@adviser-widgets/widget/react';
import { filesOf } from './manifest.ts';
import type { Page } from './page.ts';

/** A widget's built file: its definition, its component, and the code that mounts it. */
export interface BuiltWidget extends WidgetModule {
  readonly activate: typeof activate;
}

/** Milliseconds until a file that never arrives counts as missing. */
const patience = 30_000;

/**
 * Imports widgets by name: one import per name, however many placeholders. A failed one is forgotten,
 * for the next placeholder to try.
 */
export function createImporter({ manifest, assets }: Pick<Page, 'manifest' | 'assets'>): (name: string) => Promise<BuiltWidget> {
  const widgets = new Map<string, Promise<BuiltWidget>>();
  return (name) => {
    const known = widgets.get(name) ?? importWidget(name);
    widgets.set(name, known);
    known.catch(() => widgets.delete(name));
    return inTime(known, patience);
  };

  async function importWidget(name: string): Promise<BuiltWidget> {
    const [own = '', ...others] = filesOf(manifest, name);
    const needed = others.map(assets.fetch);
    assets.fetch(own).catch(() => {}); // its import tells
    await Promise.all(needed);
    return (await assets.module(own)) as BuiltWidget; // the build generates the file with these exports
  }
}
