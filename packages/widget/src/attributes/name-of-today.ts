import type { RuntimeDefinition } from '../definition.ts';

/** What an attribute is called now whose `name` was once right (contract section 4). */
export function nameOfToday({ attributes }: RuntimeDefinition, name: string): string | undefined {
  return Object.entries(attributes).find(([, { formerly = [] }]) => formerly.includes(name))?.[0];
}
