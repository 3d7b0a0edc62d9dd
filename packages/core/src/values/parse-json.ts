/** `undefined` if it is not JSON. Errors of engines quote the text, which may be private. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
