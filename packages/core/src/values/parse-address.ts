/** Returns the parsed address; `undefined` for a text that is not one. Safari before 17 has no `URL.canParse`. */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
