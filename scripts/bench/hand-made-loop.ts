import { build } from 'esbuild';
import { browsers } from '../cdn/bundle-widgets.ts';
import { findWidgets, root } from '../cdn/find-widgets.ts';

/** The path of the script and the style sheet of a widget that a loop mounts, without its ending. */
export function loopPath(widget: string): string {
  return `/loop/${widget}`;
}

/**
 * Bundles what a developer may write instead of this library: a loop that renders the same component into each
 * element, with everything in one file. Returns the script and the style sheet, by path.
 */
export async function bundleLoop(name: string): Promise<[path: string, text: string][]> {
  const widget = (await findWidgets()).find(({ definition }) => definition.name === name);
  if (!widget) throw new Error(`There is no widget ${name}`);
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: browsers,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: root,
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import { configure } from '@adviser-widgets/core';
        import { ${widget.componentName} as Component } from ${JSON.stringify(widget.componentFile)};
        import './packages/${widget.family}/src/styles.css';
        configure({ json: { brand: 'acme' } });
        const mount = () => {
          for (const element of document.querySelectorAll('[data-component]'))
            createRoot(element).render(createElement(Component, { ...element.dataset }));
        };
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mount);
        else mount();`,
      resolveDir: root,
      loader: 'js',
    },
    outfile: `${loopPath(name)}.js`,
  });
  return outputFiles.map(({ path, text }) => [path, text]);
}
