/** The engine's own error would quote text around a mistake, which may be private. */
export function parseJson(text: string): unknown {
  let place: string;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // browsers drop the mark, too
  } catch (error) {
    place = placeIn(text, /at position (\d+)/.exec(String(error))?.[1]);
  }
  throw new Error(text.trimStart().startsWith('<') ? 'it is HTML, not JSON' : `it is not JSON${place}`);
}

/** Node 20 reports only the position. */
function placeIn(text: string, position: string | undefined): string {
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length} column ${(before.at(-1) ?? '').length + 1})`;
}
