import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from './attacks/addresses.ts';
import { clobbering } from './attacks/clobbering.ts';
import { deferred } from './attacks/deferred.ts';
import { handlers } from './attacks/handlers.ts';
import { nestings } from './attacks/nestings.ts';
import { spellings } from './attacks/spellings.ts';

/** HTML from one source, to try on whatever makes HTML safe. */
export interface Corpus {
  readonly name: string;
  readonly payloads: readonly string[];
}

/** Written here, after the classes of attack that sanitisers have been broken with. Each calls `alert`. */
export const attacks: readonly Corpus[] = Object.entries({
  nestings,
  clobbering,
  addresses,
  handlers,
  deferred,
  spellings,
}).map(([name, payloads]) => ({ name, payloads }));

/** Test inputs of other projects; LICENCES.txt beside them has their terms. */
export function readCorpora(): readonly Corpus[] {
  const folder = join(import.meta.dirname, 'corpora');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { payloads } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Corpus; // written with the file
      return { name: file.replace('.json', ''), payloads };
    });
}
