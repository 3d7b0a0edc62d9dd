/** Returns whether the browser let the page copy. */
export async function copyText(text: string): Promise<boolean> {
  return isAllowed(() => navigator.clipboard.writeText(text));
}

/** False outside a secure context, which has no clipboard, or if a policy or the user refuses. */
export async function isAllowed(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}
