import { Translated } from './php-value.ts';

/** A name in words, as the label of its field: `heading-level` is "Heading level", `captcha.siteKey` "Captcha site key". */
export function label(name: string): Translated {
  const words = name.replace(/[A-Z]/g, ' $&').replace(/[-.]/g, ' ').toLowerCase();
  return new Translated(words.charAt(0).toUpperCase() + words.slice(1));
}
