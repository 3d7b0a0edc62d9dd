import type { RuntimeDefinition } from './definition.ts';

/** A widget as `widgets.json` describes it, as far as pages are read by it. */
export interface KnownWidget extends RuntimeDefinition {
  /** Placeholders inside it load too. */
  readonly content: boolean;
}

/** The parts of `widgets.json` (contract section 4) that are read. */
export interface WrittenManifest {
  readonly schemaVersion: number;
  readonly widgets: readonly (Omit<KnownWidget, 'load' | 'callsApi'> & { readonly loading: KnownWidget['load']; readonly needsBrand: boolean })[];
}

/** The definitions in a `widgets.json`, by name. */
export function readDefinitions({ widgets }: WrittenManifest): Map<string, KnownWidget> {
  return new Map(widgets.map(({ loading, needsBrand, ...rest }) => [rest.name, { ...rest, load: loading, callsApi: needsBrand }]));
}
