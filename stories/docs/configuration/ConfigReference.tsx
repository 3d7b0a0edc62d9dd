import source from '../../../packages/core/src/config/config-keys.ts?raw';
import { ConfigTable } from './ConfigTable.tsx';
import { readKeyWords } from './read-key-words.ts';

/** Every configuration key, grouped by purpose. */
export function ConfigReference() {
  return Object.entries(readKeyWords(source)).map(([title, documented]) => (
    <section key={title}>
      <h3>{title}</h3>
      <ConfigTable documented={documented} caption={`Keys: ${title}`} />
    </section>
  ));
}
