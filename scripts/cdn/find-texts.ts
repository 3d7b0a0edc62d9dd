import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { message } from '@adviser-widgets/core/internal';
import {
  mergeTexts,
  textsOfChoices,
  textsOfFile,
  type Exports,
} from '../../stories/docs/texts/text-tables.ts';
import { root } from './find-widgets.ts';

/** The names of the texts that a page can replace with `messages`. */
export interface FoundTexts {
  /** Of any widget. */
  readonly shared: readonly string[];
  /** Of the widgets of each family, besides those. */
  readonly ofFamily: ReadonlyMap<string, readonly string[]>;
}

export async function findTexts(families: readonly string[]): Promise<FoundTexts> {
  const ofForms = await textsIn('forms');
  const ofFamilies = [...new Set(families)].map(
    async (family) => [family, Object.keys(await textsIn(family))] as const,
  );
  return {
    shared: Object.keys(mergeTexts([message.texts, ofForms, textsOfChoices()])),
    ofFamily: new Map(await Promise.all(ofFamilies)),
  };
}

async function textsIn(family: string) {
  const files = globSync(`packages/${family}/src/**/{*texts,*-fields}.ts`, { cwd: root }).sort();
  const exported = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as Exports),
  );
  return mergeTexts(exported.map(textsOfFile));
}
