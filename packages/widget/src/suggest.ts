/** The nearest of `names` to a mistyped `name`, or `undefined` when none is near: "did you mean …?" */
export function suggest(name: string, names: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const near = names.map((candidate) => ({ candidate, distance: distance(name, candidate) }));
  const [best] = near.sort((a, b) => a.distance - b.distance);
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** Levenshtein distance: how many letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
