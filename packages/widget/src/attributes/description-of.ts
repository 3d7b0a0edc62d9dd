import type { Attribute } from './attributes.ts';

/** What an attribute is for, and what leaving its value empty means, in sentences for people who write markup. */
export function descriptionOf({ description, emptyForNone }: Attribute): string {
  return emptyForNone ? `${description} Empty for none.` : description;
}
