import { configReference } from './config-reference.ts';
import { ConfigTable } from './ConfigTable.tsx';

/** Every key of the configuration, by what it is for. */
export function ConfigReference() {
  return Object.entries(configReference).map(([title, documented]) => (
    <section key={title}>
      <h3>{title}</h3>
      <ConfigTable documented={documented} caption={`Keys: ${title}`} />
    </section>
  ));
}
