import type { RuntimeDefinition } from './definition.ts';

/** A widget in `widgets.json`, reduced to what reading pages needs. */
export interface KnownWidget extends RuntimeDefinition {
  /** Placeholders inside it mount too. */
  readonly content: boolean;
}

/**
 * The parts of `widgets.json` (contract section 4) that are read; `Words` are extra keys that a particular
 * caller reads.
 */
export interface WrittenManifest<Words extends object = object> {
  readonly schemaVersion: number;
  readonly widgets: readonly (Words &
    Omit<KnownWidget, 'load' | 'callsApi'> & {
      readonly loading: KnownWidget['load'];
      readonly needsBrand: boolean;
    })[];
}

/** The definitions in a `widgets.json`, by name. */
export function readDefinitions<Words extends object>({
  widgets,
}: WrittenManifest<Words>): Map<string, KnownWidget & Omit<Words, 'loading' | 'needsBrand'>> {
  return new Map(
    widgets.map(({ loading, needsBrand, ...rest }) => [
      rest.name,
      { ...rest, load: loading, callsApi: needsBrand },
    ]),
  );
}
