import { configReference } from './config-reference.ts';
import { ConfigTable } from './ConfigTable.tsx';

/** Every configuration key, grouped by purpose. */
export function ConfigReference() {
  return Object.entries(configReference).map(([title, documented]) => (
    <section key={title}>
      <h3>{title}</h3>
      <ConfigTable documented={documented} caption={`Keys: ${title}`} />
    </section>
  ));
}
