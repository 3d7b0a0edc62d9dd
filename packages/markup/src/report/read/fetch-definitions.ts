import type { Definition, RuntimeDefinition } from '@adviser-widgets/widget';
import { readDefinitions, type WrittenManifest } from '@adviser-widgets/widget/internal';

/** Words by which people look for a widget, the keys that it needs, what keeps it closed, and names of its texts. */
interface Words extends Partial<Pick<Definition, 'purpose' | 'lead' | 'requires'>> {
  readonly keywords?: readonly string[];
  readonly needsConfig?: readonly { readonly key: string }[];
  readonly staysClosed?: { readonly cookie: string; readonly period: string };
  readonly texts?: readonly string[];
}

export type Definitions = ReadonlyMap<string, RuntimeDefinition & Words>;

interface Fetched {
  /** `undefined` if they could not be fetched; a note says so. */
  readonly byName: Definitions | undefined;
  readonly notes: readonly string[];
}

/** `release` is the folder of loader.js. */
export async function fetchDefinitions(release: URL): Promise<Fetched> {
  const address = new URL('widgets.json', release).href;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return { byName: readDefinitions((await response.json()) as WrittenManifest<Words>), notes: [] }; // our own build wrote it
  } catch (error) {
    const note = `Attributes are not checked, because ${address} could not be read (${String(error)}). The page's connect-src policy may be blocking it.`;
    return { byName: undefined, notes: [note] };
  }
}
