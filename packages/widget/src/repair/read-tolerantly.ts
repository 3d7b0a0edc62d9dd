import type { RuntimeDefinition } from '../definition.ts';
import { looksMangled } from './fetch-mender.ts';
import { mend } from './mend.ts';
import { readProps, type ReadOptions, type ReadProps } from '../attributes/read-props.ts';

/** Reads a placeholder as the runtime does, which fetches the mender where attributes look mangled. */
export function readTolerantly(definition: RuntimeDefinition, element: Element, options: Omit<ReadOptions, 'mend'> = {}): ReadProps {
  return readProps(definition, element, { ...options, mend: looksMangled(element) ? mend : undefined });
}
