import { looksMangled, readProps, type ReadOptions, type ReadProps, type RuntimeDefinition } from '@adviser-widgets/widget';
import { repair } from './repair.ts';

/** Reads a placeholder as the runtime does, which repairs attributes that look mangled. */
export function readTolerantly(definition: RuntimeDefinition, element: Element, options: Omit<ReadOptions, 'repair'> = {}): ReadProps {
  return readProps(definition, element, { ...options, repair: looksMangled(element) ? repair : undefined });
}
