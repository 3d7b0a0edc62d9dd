/**
 * Parses JSON that may be private: what the engine says of a mistake quotes the text around it.
 *
 * @throws {Error} with the position of the mistake alone
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
