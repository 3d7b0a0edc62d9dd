import type { RuntimeDefinition } from './definition.ts';

/** A widget in `widgets.json`, reduced to what reading pages needs. */
export interface KnownWidget extends RuntimeDefinition {
  readonly content: boolean;
  /** Names of texts that `messages` can replace, if the release lists them. */
  readonly texts?: readonly string[];
}

/** `widgets.json`, as far as it is read; `Words` are a caller's extra keys. */
export interface WrittenManifest<Words extends object = object> {
  readonly schemaVersion: number;
  /** Names of texts that any widget may have. */
  readonly texts?: readonly string[];
  readonly widgets: readonly (Words &
    Omit<KnownWidget, 'load' | 'callsApi'> & {
      readonly loading: KnownWidget['load'];
      readonly needsBrand: boolean;
    })[];
}

/** Returns the definitions in a `widgets.json`, by name. */
export function readDefinitions<Words extends object>({
  texts: shared,
  widgets,
}: WrittenManifest<Words>): Map<string, KnownWidget & Omit<Words, 'loading' | 'needsBrand'>> {
  return new Map(
    widgets.map(({ loading, needsBrand, ...rest }) => [
      rest.name,
      {
        ...rest,
        load: loading,
        callsApi: needsBrand,
        ...(shared && { texts: [...shared, ...(rest.texts ?? [])] }),
      },
    ]),
  );
}
