/** Trims what editors leave around a value, no-break and zero-width spaces included. */
export function trim(text: string): string {
  return text.replace(/^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g, '');
}
