import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown, type Plugin, type RolldownOptions } from 'rolldown';
import { root } from './find-widgets.ts';

const require = createRequire(join(root, 'packages/loader/package.json'));

const modulesOfReact = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * React is CommonJS: other files could not import its names. Bundled by itself, or Rolldown would put what it needs
 * for CommonJS into a file of its own.
 */
export function reactAsModule(options: RolldownOptions): Plugin {
  return {
    name: 'react-as-module',
    resolveId: { filter: { id: /^react(-dom)?(\/|$)/ }, handler: () => 'engine:react' },
    load: { filter: { id: /^engine:react$/ }, handler: () => bundleReact(options) },
  };
}

async function bundleReact(options: RolldownOptions): Promise<{ code: string; moduleSideEffects: boolean }> {
  const source: Plugin = {
    name: 'react-source',
    resolveId: { filter: { id: /^engine:source$/ }, handler: (id) => id },
    load: { filter: { id: /^engine:source$/ }, handler: reactModule },
  };
  const bundle = await rolldown({ ...options, input: 'engine:source', plugins: [source] });
  const { output } = await bundle.generate({ format: 'es', comments: false });
  return { code: output[0].code, moduleSideEffects: false };
}

function reactModule(): string {
  const seen = new Set(['default']);
  return (
    modulesOfReact
      .map((name, index) => {
        const names = Object.keys(require(name) as object).filter(
          (key) => !seen.has(key) && /^[a-z]\w*$/i.test(key),
        );
        names.forEach((key) => seen.add(key));
        return `import m${index} from '${name}';\n${names.map((key) => `export const ${key} = m${index}.${key};`).join('\n')}`;
      })
      .join('\n') + '\nexport default m0;\n'
  );
}
