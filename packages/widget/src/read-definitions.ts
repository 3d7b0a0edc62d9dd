import type { RuntimeDefinition } from './definition.ts';

/** A widget in `widgets.json`, reduced to what reading pages needs. */
export interface KnownWidget extends RuntimeDefinition {
  readonly content: boolean;
}

/** `widgets.json`, as far as it is read; `Words` are a caller's extra keys. */
export interface WrittenManifest<Words extends object = object> {
  readonly schemaVersion: number;
  readonly widgets: readonly (Words &
    Omit<KnownWidget, 'load' | 'callsApi'> & {
      readonly loading: KnownWidget['load'];
      readonly needsBrand: boolean;
    })[];
}

/** Returns the definitions in a `widgets.json`, by name. */
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
