import { withTimeout } from '@adviser-widgets/core/internal';
import type { activate, WidgetModule } from '@adviser-widgets/widget/react';
import { loadLimitMs } from './load-limit.ts';
import { widgetOf } from './manifest.ts';
import type { Page } from '../page.ts';

export interface BuiltWidget extends WidgetModule {
  readonly activate: typeof activate;
}

/** Forgets a failed import, so that the next placeholder retries it. */
export function createImporter({
  manifest,
  assets,
}: Pick<Page, 'manifest' | 'assets'>): (name: string) => Promise<BuiltWidget> {
  const imports = new Map<string, Promise<BuiltWidget>>();
  return (name) => {
    let wanted = imports.get(name);
    if (!wanted) {
      wanted = withTimeout(
        assets.load(widgetOf(manifest, name)?.files ?? []) as Promise<BuiltWidget>,
        loadLimitMs,
      ); // the build generates the file with these exports
      imports.set(name, wanted);
      wanted.catch(() => imports.delete(name));
    }
    return wanted;
  };
}
