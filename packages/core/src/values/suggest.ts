/** Returns the name meant by a mistyped one: the nearest, or the only one that begins like it or shares a word with it. */
export function suggest(name: string, names: readonly string[]): string | undefined {
  const wanted = inKebabCase(name);
  const related = names.filter(
    (candidate) => candidate.split('-').includes(wanted) || wanted.split('-').includes(candidate),
  );
  return nearest(name, names) ?? only(begunBy(wanted, names)) ?? only(related);
}

/** `requestcall` begins `request-call-form`. A few letters begin too much. */
function begunBy(wanted: string, names: readonly string[]): string[] {
  const start = wanted.replaceAll('-', '');
  return start.length < 6 ? [] : names.filter((name) => name.replaceAll('-', '').startsWith(start));
}

function only(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined;
}

/**
 * Returns the one of `names` spelt most like `name`, or `undefined` if none is near: "did you mean …?"
 *
 * @param most how many letters may differ
 */
export function nearest(
  name: string,
  names: readonly string[],
  most: number = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  const wanted = inKebabCase(name);
  // Comparing long names is slow.
  const alike = names.filter(
    (candidate) => Math.abs(candidate.length - wanted.length) <= limit(wanted, candidate, most),
  );
  const near = alike.map((candidate) => ({ candidate, distance: distance(wanted, inKebabCase(candidate)) }));
  const [best] = near.sort((one, other) => one.distance - other.distance);
  return best && best.distance <= limit(wanted, best.candidate, most) ? best.candidate : undefined;
}

/** How many letters may differ: at most `most`, but never half of a short name. */
function limit({ length }: string, candidate: string, most: number): number {
  return Math.min(most, Math.ceil(Math.max(length, candidate.length) / 2) - 1);
}

function inKebabCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return words.replace(/[\s_.:-]+/g, '-').replace(/[^a-z0-9-]|^-|-$/g, '');
}

/** Damerau-Levenshtein: letters to add, drop, change, or swap with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [[...Array(b.length + 1).keys()]];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = (rows[i] = [i]);
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const change = Math.min(at(i - 1, j - 1) + (isSame ? 0 : 1), isSwap ? at(i - 2, j - 2) + 1 : Infinity);
      row[j] = Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(a.length, b.length);
}
