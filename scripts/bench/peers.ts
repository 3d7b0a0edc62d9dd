import { build } from 'esbuild';
import { browsers, bundleWidgets } from '../cdn/bundle-widgets.ts';
import { findWidgets, root } from '../cdn/find-widgets.ts';
import { unsealed } from '../cdn/chunk.ts';

/** A way to put a React component into a page of a CMS, as its documentation shows it. */
interface Peer {
  /** Mounts `Form`, which is imported already. */
  readonly script: string;
  /** With what visitors see until the component has loaded. */
  markup(fallback: string): string;
}

const heading = 'Request a Call';

/** With the same form in each, and everything in one file. */
export const peers = {
  'hand-made loop': {
    script: `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      const mount = () => {
        for (const element of document.querySelectorAll('[data-form]'))
          createRoot(element).render(createElement(Form, { ...element.dataset }));
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mount);
      else mount();`,
    markup: (fallback) => `<div data-form data-heading="${heading}">${fallback}</div>`,
  },
  r2wc: {
    script: `
      import r2wc from '@r2wc/react-to-web-component';
      customElements.define('call-form', r2wc(Form, { props: { heading: 'string', headingLevel: 'number' } }));`,
    markup: (fallback) => `<call-form heading="${heading}">${fallback}</call-form>`,
  },
  'react-habitat': {
    // Its own factory calls ReactDOM.render, which React 19 no longer has.
    script: `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Bootstrapper, ContainerBuilder } from 'react-habitat';
      const builder = new ContainerBuilder();
      builder.factory = {
        inject: (component, props, target) => createRoot(target).render(createElement(component, props)),
        dispose() {},
      };
      builder.register(Form).as('CallForm');
      const start = () => new Bootstrapper().setContainer(builder.build());
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
      else start();`,
    markup: (fallback) => `<div data-component="CallForm" data-prop-heading="${heading}">${fallback}</div>`,
  },
} as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;

export const peerNames = Object.keys(peers) as PeerName[];

/** The script and the style sheet of each peer with this widget, by path. */
export async function bundlePeers(name: string): Promise<ReadonlyMap<string, string>> {
  const widget = (await findWidgets()).find(({ definition }) => definition.name === name);
  if (!widget) throw new Error(`There is no widget ${name}`);
  const bundles = peerNames.map(async (peer) => {
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
          import { configure } from '@adviser-widgets/core';
          import { ${widget.componentName} as Form } from ${JSON.stringify(widget.componentFile)};
          import './packages/ui/src/styles.css';
          import './packages/forms/src/styles.css';
          configure({ json: { brand: 'acme' } });
          ${peers[peer].script}`,
        resolveDir: root,
        loader: 'js',
      },
      outfile: `${fileOf(peer)}.js`,
      nodePaths: [`${root}/packages/loader/node_modules`, `${root}/scripts/bench/node_modules`],
    });
    return outputFiles.map(({ path, text }): [string, string] => [path, text]);
  });
  return new Map((await Promise.all(bundles)).flat());
}

export function fileOf(name: PeerName): string {
  return `/peers/${name.replace(/\s/g, '-')}`;
}

const source = "export { createElement } from 'react'; export { createRoot } from 'react-dom/client';";

/** The widgets' release files, plus one that exports the parts of React a page calls. */
export async function loopFiles(): Promise<ReadonlyMap<string, string>> {
  const chunks = await bundleWidgets(await findWidgets(), 'react', { loop: source });
  return new Map(chunks.map(({ name, code }) => [`/loop/${name}.js`, code.replaceAll(unsealed(''), '.js')]));
}
