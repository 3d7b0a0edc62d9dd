/** The engine's own error would quote text around a mistake, which may be private. */
export function parseJson(text: string): unknown {
  let place: string;
  try {
    return JSON.parse(text);
  } catch (error) {
    place = / \(line \d+ column \d+\)/.exec(String(error))?.[0] ?? '';
  }
  throw new Error(`it is not JSON${place}`);
}
