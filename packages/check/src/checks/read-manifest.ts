import type { Definition } from '@adviser-widgets/widget';
import { readDefinitions, type KnownWidget, type WrittenManifest } from '@adviser-widgets/widget/internal';

/** Of what `widgets.json` says about a widget, what is only for people and for checks. */
type Words = Partial<
  Pick<
    Definition,
    'purpose' | 'keywords' | 'lead' | 'needsConfig' | 'invisible' | 'base' | 'requires' | 'thirdParties'
  >
>;

export type ManifestWidget = KnownWidget & Words;

/** Every widget by name. */
export type Manifest = ReadonlyMap<string, ManifestWidget>;

/**
 * Reads the text of a `widgets.json`.
 * @throws {Error} for any other text, or a later schema
 */
export function readManifest(text: string): Manifest {
  const written = parse(text);
  if (written?.schemaVersion !== 1)
    throw new Error(
      'The manifest is not a widgets.json with schemaVersion 1; use the one next to loader.js in a 1.x release.',
    );
  return readDefinitions(written);
}

function parse(text: string): WrittenManifest<Words> | undefined {
  try {
    return JSON.parse(text) as WrittenManifest<Words>; // our own build writes it; the schema's number reveals others
  } catch {
    return undefined;
  }
}
