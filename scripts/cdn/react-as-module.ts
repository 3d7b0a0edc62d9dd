import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown, type Plugin, type RolldownOptions } from 'rolldown';
import { root } from './find-widgets.ts';

const require = createRequire(join(root, 'packages/loader/package.json'));

const modulesOfReact = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const engine = 'engine:react';

/**
 * React is CommonJS: other files could not import its names. Bundled on its own, or Rolldown would put what it needs
 * for CommonJS into a file of its own. From the second bundle on, only with the names that the first has used.
 */
export function reactAsModule(options: RolldownOptions): Plugin {
  let used: ReadonlySet<string> | undefined;
  return {
    name: 'react-as-module',
    resolveId: { filter: { id: /^react(-dom)?(\/|$)/ }, handler: () => engine },
    load: { filter: { id: /^engine:react$/ }, handler: () => bundleReact(options, used) },
    generateBundle(_, files) {
      const names = Object.values(files).flatMap((file) =>
        file.type === 'chunk' ? (file.modules[engine]?.renderedExports ?? []) : [],
      );
      used = new Set(names);
    },
  };
}

async function bundleReact(
  options: RolldownOptions,
  used: ReadonlySet<string> | undefined,
): Promise<{ code: string; moduleSideEffects: boolean }> {
  const source: Plugin = {
    name: 'react-source',
    resolveId: { filter: { id: /^engine:source$/ }, handler: (id) => id },
    load: { filter: { id: /^engine:source$/ }, handler: () => reactModule(used) },
  };
  const bundle = await rolldown({ ...options, input: 'engine:source', plugins: [source] });
  const { output } = await bundle.generate({ format: 'es', comments: false });
  // As a namespace, so that `React.useRef` uses one name instead of all.
  return { code: `${output[0].code}\nexport * as default from 'react';\n`, moduleSideEffects: false };
}

function reactModule(used: ReadonlySet<string> | undefined): string {
  const seen = new Set(['default']);
  return modulesOfReact
    .map((name) => {
      const names = Object.keys(require(name) as object).filter(
        (key) => !seen.has(key) && /^[a-z]\w*$/i.test(key),
      );
      names.forEach((key) => seen.add(key));
      const isUsed = (key: string) => used?.has(key) ?? true;
      // What only apps run is bundled too, until it turns out to be unused, and imports other names.
      const others = names.filter((key) => !isUsed(key)).map((key) => `export const ${key} = undefined;`);
      return `export { ${names.filter(isUsed).join(', ')} } from '${name}';${others.join('')}`;
    })
    .join('\n');
}
