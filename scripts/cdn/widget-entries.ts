import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root, type FoundWidget } from './find-widgets.ts';

export const entryPrefix = 'entry:';

/** One entry module per widget, and one of the runtime. */
export function entrySources(widgets: readonly FoundWidget[]): Record<string, string> {
  const path = (file: string) => JSON.stringify(join(root, file));
  const ofWidgets = widgets.map(({ definition, definitionFile, componentFile, componentName }) => [
    definition.name,
    `export { definition } from ${JSON.stringify(definitionFile)};
    export { ${componentName} as component } from ${JSON.stringify(componentFile)};
    export { mountWidget } from ${path('packages/widget/src/react.ts')};`,
  ]);
  return {
    runtime: `export { start } from ${path('packages/loader/src/runtime.ts')};`,
    ...Object.fromEntries(ofWidgets),
  };
}

/** The bundler loads them from memory. */
export function entries(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'entries',
    resolveId: (id) => (id.startsWith(entryPrefix) ? id : undefined),
    load(id) {
      const code = id.startsWith(entryPrefix) ? sources[id.slice(entryPrefix.length)] : undefined;
      return code === undefined ? undefined : { code, moduleSideEffects: true };
    },
  };
}
