import { checkEscapedMarkup } from './escaped-markup.ts';
import type { PageProblem } from './page-problem.ts';
import { checkRepeatedIds } from './repeated-ids.ts';
import { checkSecondLoader } from './second-loader.ts';
import { checkStraySlots } from './stray-slots.ts';
import { checkStrippedAttributes } from './stripped-attributes.ts';
import { checkUnmountable } from './unmountable.ts';

interface Checked {
  /** The placeholders that load. */
  readonly known: readonly Element[];
  /** The slots of all widgets. */
  readonly slotNames: readonly string[];
  /** Whether placeholders inside a widget of that name load. */
  readonly isContent: (name: string) => boolean;
}

/** What goes wrong in CMS pages outside of any placeholder (contract section 5). */
export function checkPage(page: Document, { known, slotNames, isContent }: Checked): PageProblem[] {
  return [
    ...checkStrippedAttributes(page),
    ...checkEscapedMarkup(page),
    ...checkUnmountable(page, { known, isContent }),
    ...checkStraySlots(page, slotNames),
    ...checkRepeatedIds(page),
    ...checkSecondLoader(page),
  ];
}
