import type { RuntimeDefinition } from '@adviser-widgets/widget';

/** A widget as `widgets.json` describes it, as far as pages are checked. */
export interface KnownWidget extends RuntimeDefinition {
  /** Placeholders inside it load too. */
  readonly content: boolean;
}

/** Every widget by name. */
export type Manifest = ReadonlyMap<string, KnownWidget>;

/** The parts of `widgets.json` (contract section 4) that are read. */
interface Written {
  readonly schemaVersion: number;
  readonly widgets: readonly (Omit<KnownWidget, 'load' | 'callsApi'> & { readonly loading: KnownWidget['load']; readonly needsBrand: boolean })[];
}

/**
 * Reads the text of a `widgets.json`.
 *
 * @throws {Error} for what is none, or one of a later schema
 */
export function readManifest(text: string): Manifest {
  const written = parse(text);
  if (written?.schemaVersion !== 1) throw new Error('The manifest is no widgets.json of schemaVersion 1; take the one beside loader.js of a release 1.x.');
  return new Map(written.widgets.map(({ loading, needsBrand, ...rest }) => [rest.name, { ...rest, load: loading, callsApi: needsBrand }]));
}

function parse(text: string): Written | undefined {
  try {
    return JSON.parse(text) as Written; // our own build writes it; the schema's number tells of others
  } catch {
    return undefined;
  }
}
