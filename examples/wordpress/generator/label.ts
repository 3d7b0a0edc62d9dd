import type { Attribute } from '@adviser-widgets/widget';
import { Translated } from './php-value.ts';

/**
 * A name in words, as the label of its field: `heading-level` is "Heading level", `captcha.siteKey` "Captcha site key".
 * A definition may have other words.
 */
export function label(name: string, given?: string): Translated {
  if (given !== undefined) return new Translated(given);
  const words = name.replace(/[A-Z]/g, ' $&').replace(/[-.]/g, ' ').toLowerCase();
  return new Translated(words.charAt(0).toUpperCase() + words.slice(1));
}

/** What an attribute is for, and what leaving it empty means. */
export function description({ description: what, emptyForNone }: Attribute): Translated {
  return new Translated(emptyForNone ? `${what} Empty for none.` : what);
}
