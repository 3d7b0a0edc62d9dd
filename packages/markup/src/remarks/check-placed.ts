import { checkAddresses, type MixedContent } from './check-addresses.ts';
import { checkAround } from './check-around.ts';
import { checkContactLinks } from './check-contact-links.ts';
import { checkContent } from './check-content.ts';
import { checkReferences } from './check-references.ts';
import { checkValues } from './check-values.ts';
import type { PlacedWidget, Remark } from './remark.ts';

/** Finds what else can be wrong with a widget in its page, besides what reading its attributes and slots tells. */
export function checkPlaced(placed: PlacedWidget, mixedContent: MixedContent): Remark[] {
  return [
    ...checkValues(placed),
    ...checkAddresses(placed, mixedContent),
    ...checkReferences(placed),
    ...checkContent(placed),
    ...checkContactLinks(placed),
    ...checkAround(placed),
  ];
}
