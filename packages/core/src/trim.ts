/** Trims what editors leave around a value, no-break and zero-width spaces included. */
export function trim(text: string): string {
  return text.replace(/^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g, '');
}

/**
 * A text without the invisible marks that come along when somebody copies it from another app (R21): zero-width
 * characters, and the marks that direct or isolate writing. Those that join an emoji or letters go too.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
