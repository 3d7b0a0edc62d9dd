/**
 * Parses JSON that may be private. The engine's own error would quote the text around a mistake.
 *
 * @throws {Error} with only the position of the mistake
 */
export function parseJson(text: string): unknown {
  let place: string;
  try {
    return JSON.parse(text);
  } catch (error) {
    place = / \(line \d+ column \d+\)/.exec(String(error))?.[0] ?? '';
  }
  throw new Error(`it is not JSON${place}`);
}
