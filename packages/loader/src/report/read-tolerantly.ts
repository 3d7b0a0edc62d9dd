import { looksMangled, readProps, type ReadOptions, type ReadProps, type RuntimeDefinition } from '@adviser-widgets/widget';
import { mend } from '@adviser-widgets/widget/words';

/** Reads a placeholder as the runtime does, which fetches the mender where attributes look mangled. */
export function readTolerantly(definition: RuntimeDefinition, element: Element, options: Omit<ReadOptions, 'mend'> = {}): ReadProps {
  return readProps(definition, element, { ...options, mend: looksMangled(element) ? mend : undefined });
}
