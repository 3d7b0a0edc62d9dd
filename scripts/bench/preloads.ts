import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

const built = join(root, 'packages/loader/dist/cdn/1/preload');

/** The hints of one widget as the build wrote them, for files under `base`. */
export function preloadsOf(widget: string, base: string): string {
  return readFileSync(join(built, `${widget}.html`), 'utf8').replaceAll(/href=".*?\/assets\//g, `href="${base}/assets/`);
}
