import { checkEscapedMarkup } from './checks/escaped-markup.ts';
import { checkRepeatedIds } from './checks/repeated-ids.ts';
import { checkSecondLoader } from './checks/second-loader.ts';
import { checkStraySlots } from './checks/stray-slots.ts';
import { checkStrippedAttributes } from './checks/stripped-attributes.ts';
import { checkUnmountable } from './checks/unmountable.ts';

interface Checked {
  /** The placeholders the runtime knows. */
  readonly known: readonly Element[];
  /** The slots of all widgets. */
  readonly slotNames: readonly string[];
}

/** Sentences about what goes wrong in CMS pages outside of any placeholder (contract section 5). */
export function checkPage({ known, slotNames }: Checked): string[] {
  return [
    ...checkStrippedAttributes(),
    ...checkEscapedMarkup(),
    ...checkUnmountable(known),
    ...checkStraySlots(slotNames),
    ...checkRepeatedIds(),
    ...checkSecondLoader(),
  ];
}
