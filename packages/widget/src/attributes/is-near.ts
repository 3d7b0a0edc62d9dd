/** Returns whether at most `edits` letters have to be added, dropped, changed or swapped with their neighbour. */
export function isNear(one: string, other: string, edits: number): boolean {
  if (one === other) return true;
  if (edits === 0) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(a.slice(1), b, edits - 1) ||
    isNear(a, b.slice(1), edits - 1) ||
    isNear(a.slice(1), b.slice(1), edits - 1) ||
    (isSwap && isNear(a.slice(2), b.slice(2), edits - 1))
  );
}
