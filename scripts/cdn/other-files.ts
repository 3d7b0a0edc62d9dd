import { createHash } from 'node:crypto';

export interface OtherFile {
  /** Relative to the folder of `widgets.json`. */
  readonly path: string;
  readonly integrity: string;
}

/**
 * Returns a `widgets.json` with the hash of every file of its release that it does not name yet: loader, style sheet,
 * pictures, builder, the folder of the other engine.
 *
 * @param release All files of the release by path, relative to the folder of `widgets.json`
 */
export function withOtherFiles(json: string, release: ReadonlyMap<string, Buffer>): string {
  const manifest = JSON.parse(json) as { readonly files: readonly { readonly name: string }[] };
  const named = new Set(['widgets.json', ...manifest.files.map(({ name }) => `assets/${name}`)]);
  const otherFiles: OtherFile[] = [...release]
    .filter(([path]) => !named.has(path))
    .map(([path, content]) => ({ path, integrity: integrityOf(content) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return `${JSON.stringify({ ...manifest, otherFiles }, null, 2)}\n`;
}

export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
