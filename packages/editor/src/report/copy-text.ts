/** Puts text on the clipboard; false where the page may not: no secure context, or a policy against it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the caller shows the text instead
  }
}
