import { readFileSync } from 'node:fs';
import type { Attribute } from '@adviser-widgets/widget';

/** One widget of `widgets.json`, as far as blocks and shortcodes are made of it. */
export interface ManifestWidget {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly package: string;
  readonly keywords: readonly string[];
  readonly content: boolean;
  readonly frame?: string | undefined;
  readonly loading: string;
  readonly needsOne?: readonly string[] | undefined;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly slots: Readonly<
    Record<string, { readonly label?: string | undefined; readonly description: string }>
  >;
  readonly example: string;
  readonly files: readonly { readonly name: string; readonly integrity: string }[];
}

export interface Manifest {
  readonly schemaVersion: number;
  readonly version: string;
  readonly widgets: readonly ManifestWidget[];
}

/**
 * Reads a `widgets.json`.
 *
 * @throws {Error} when the file is missing, no JSON, or of another schema
 */
export function readManifest(file: string): Manifest {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // our own build writes it; the schema's number reveals any other
  if (manifest.schemaVersion !== 1)
    throw new Error(`${file}: expected schemaVersion 1, got ${manifest.schemaVersion}`);
  return manifest;
}
