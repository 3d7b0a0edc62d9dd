import { bundleWidgets } from '../cdn/bundle-widgets.ts';
import { unsealed } from '../cdn/chunk.ts';
import { findWidgets } from '../cdn/find-widgets.ts';

const source = "export { createElement } from 'react'; export { createRoot } from 'react-dom/client';";

/** The widgets' release files, plus one that exports the parts of React a page calls. */
export async function loopFiles(): Promise<ReadonlyMap<string, string>> {
  const chunks = await bundleWidgets(await findWidgets(), 'react', { loop: source });
  return new Map(chunks.map(({ name, code }) => [`/loop/${name}.js`, code.replaceAll(unsealed(''), '.js')]));
}
