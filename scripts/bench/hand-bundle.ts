import { build, type OutputFile } from 'esbuild';
import { findWidgets, root } from '../cdn/find-widgets.ts';
import { bundleOptions } from './bundle-options.ts';

/** What a developer writes for one form on one page. */
export async function handBundle(): Promise<ReadonlyMap<string, string>> {
  const widget = (await findWidgets()).find(({ definition }) => definition.name === 'request-call-form');
  if (!widget) throw new Error('The benchmark mounts request-call-form, which is gone');
  const source = `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { configure } from '@adviser-widgets/core';
    import { ${widget.componentName} as Form } from ${JSON.stringify(widget.componentFile)};
    import './packages/ui/src/styles.css';
    import './packages/forms/src/styles.css';
    configure({ json: { brand: 'acme' } });
    const mount = () => {
      for (const element of document.querySelectorAll('[data-widget]')) {
        const container = document.createElement('div');
        container.className = 'aw-root';
        element.replaceChildren(container);
        createRoot(container).render(createElement(Form, { heading: 'Request a Call' }));
      }
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mount);
    else mount();`;
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: { contents: source, resolveDir: root, loader: 'js' },
    outfile: '/bundle.js',
    nodePaths: [`${root}/packages/loader/node_modules`],
  });
  const text = (end: string) => outputFiles.find(({ path }: OutputFile) => path.endsWith(end))?.text ?? '';
  return new Map([
    ['/bundle.js', text('.js')],
    ['/bundle.css', text('.css')],
  ]);
}
